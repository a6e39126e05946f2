import { request } from 'undici';

/** An answer of ours as it goes over the wire, for peers that send just this. */
export type FixedAnswer = { path: string; headers: Record<string, string>; bytes: Buffer };

/** Each server writes these itself. */
const OWN = new Set(['date', 'connection', 'keep-alive']);

/** Fetches an answer of our origin, compressed as it comes. */
export async function fixedAnswer(origin: string, path: string, headers: Record<string, string>): Promise<FixedAnswer> {
  const answer = await request(origin + path, { headers });
  if (answer.statusCode !== 200) throw new Error(`${origin}${path} answers ${answer.statusCode}`);
  const kept = Object.entries(answer.headers).flatMap(([name, value]) =>
    OWN.has(name) || value === undefined ? [] : [[name, [value].flat().join(', ')] as const],
  );
  return { path, headers: Object.fromEntries(kept), bytes: Buffer.from(await answer.body.arrayBuffer()) };
}
