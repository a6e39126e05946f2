import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { Balancer } from './balancer';
import { rawRequest, type RawAnswer } from './raw-request';
import { patience } from './until';

/** What the two servers say each for themselves. */
const OWN = ['date', 'connection', 'keep-alive', 'server', 'transfer-encoding', 'x-request-id'];

/** What an answer tells besides, whichever server gave it. */
export function toldBy({ status, headers, bytes }: RawAnswer) {
  const kept = Object.entries(headers).filter(([name]) => !OWN.includes(name));
  return { status, headers: Object.fromEntries(kept), bytes: bytes.toString('base64') };
}

/** A balancer's answer from the page's file, as soon as there is one. */
export async function fromFileOf(
  balancer: Balancer,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  return vi.waitFor(async () => {
    const answer = await rawRequest(balancer.origin, path, { headers });
    expect([path, await balancer.whoAnswered(answer.mark)]).toEqual([path, 'file']);
    return answer;
  }, patience);
}

/** All files of pages that lie in a folder for balancers. */
export async function pageFilesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'by'), { recursive: true });
  return names.filter((name) => name.includes('.html-'));
}
