import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import type { Part } from '../../support/processes';

const LOOK_EVERY_MS = 5;
const GIVE_UP_MS = 180_000;

/**
 * How long it takes from now until an address answers with the status, in ms; asked every few ms.
 * @throws when the part ends first, or nothing comes
 */
export function firstAnswer(url: string, status: number, part: Part): Promise<number> {
  return untilSo(part, `${url} did not answer ${status}`, async () => {
    const answer = await request(url).catch(() => null);
    await answer?.body.dump();
    return answer?.statusCode === status;
  });
}

/** How long it takes from now until the part says something, in ms. @throws as {@link firstAnswer} */
export function firstSaid(words: RegExp, part: Part): Promise<number> {
  return untilSo(part, `nothing like ${words} was said`, async () => words.test(part.output()));
}

async function untilSo(part: Part, otherwise: string, isSo: () => Promise<boolean>): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < GIVE_UP_MS) {
    if (part.process.exitCode !== null) throw new Error(`The part ended at its start:\n${part.output()}`);
    if (await isSo()) return performance.now() - begin;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`${otherwise} in time:\n${part.output()}`);
}
