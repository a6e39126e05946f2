import { randomUUID } from 'node:crypto';
import { request } from 'node:http';

/** An answer as it comes, with nothing decoded. */
export type RawAnswer = { status: number; headers: Record<string, string>; bytes: Buffer; mark: string };

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

/** Asks for a path exactly as it is written, which `fetch` would tidy up. The mark tells it from other requests in a log. */
export function rawRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const mark = randomUUID();
  return new Promise((resolve, reject) => {
    const sent = { hostname, port, path, method, agent: false, headers: { 'x-mark': mark, ...headers } };
    const asked = request(sent, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const named = Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')] as const);
        const status = answer.statusCode ?? 0;
        resolve({ status, headers: Object.fromEntries(named), bytes: Buffer.concat(chunks), mark });
      });
    });
    asked.on('error', reject).end(body);
  });
}
