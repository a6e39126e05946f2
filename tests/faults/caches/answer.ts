import { Pool, type Dispatcher } from 'undici';

/** An answer as a cache would keep it. */
export type Answer = { status: number; headers: Record<string, string>; bytes: Buffer };
export type Asked = { method: string; path: string; headers: Record<string, string>; body?: string };

/** A client with connections of its own. */
export class Client {
  private readonly pool: Pool;

  constructor(origin: string) {
    this.pool = new Pool(origin, { connections: 8 });
  }

  async ask({ method, path, headers, body }: Asked): Promise<Answer> {
    // Other methods than those of its own list are a string for undici, too.
    const answer = await this.pool.request({
      method: method as Dispatcher.HttpMethod,
      path,
      headers,
      body: body ?? null,
    });
    const named = Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')] as const);
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(named),
      bytes: Buffer.from(await answer.body.arrayBuffer()),
    };
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask({ method: 'GET', path, headers });
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}

/** Headers that are of the connection or the moment, not of the answer. */
const OF_THE_MOMENT = new Set([
  'date',
  'x-request-id',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
]);

/** What differs between two answers; null: they are the same to the byte. */
export function difference(before: Answer, now: Answer): string | null {
  if (before.status !== now.status) return `its status was ${before.status} and is ${now.status}`;
  const names = new Set([...Object.keys(before.headers), ...Object.keys(now.headers)]);
  const other = [...names].find((name) => !OF_THE_MOMENT.has(name) && before.headers[name] !== now.headers[name]);
  if (other !== undefined) return `its ${other} was ${before.headers[other]} and is ${now.headers[other]}`;
  return before.bytes.equals(now.bytes) ? null : 'its bytes are others';
}

/** Whether a cache that many people share may keep it and give it to anybody: asked again or not, and whatever the cookie. */
export function isShareable({ status, headers }: Answer): boolean {
  const control = headers['cache-control'] ?? '';
  const isKept =
    [200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501].includes(status) || /max-age|public/.test(control);
  return isKept && !/no-store|private/.test(control) && !/\bcookie\b|\*/i.test(headers['vary'] ?? '');
}
