import { setTimeout as pause } from 'node:timers/promises';
import { outbox } from './contact-leads';
import { WireClient, type WireAnswer } from './wire-client';

/** How forms are sent. */
export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let machines = 0;
/** The address of another machine: none is asked for twice. The proxy has to believe this machine (TRUST_PROXY). */
export function elsewhere(): Record<string, string> {
  machines += 1;
  return { 'x-forwarded-for': `10.${(machines >> 16) & 255}.${(machines >> 8) & 255}.${machines & 255}` };
}

/** A wrong sign-in from another machine. */
export function guess(origin: string, email: string): Promise<WireAnswer> {
  const body = { action: 'login', email, password: `guess ${machines}` };
  return new WireClient(origin).post('/api/auth.php', body, elsewhere());
}

/** So many wrong sign-ins at once, each under another name and from another machine. */
export function spray(origin: string, count: number): Promise<WireAnswer>[] {
  return Array.from({ length: count }, (_, turn) => guess(origin, `sprayed-${turn}`));
}

/** An account's names, as somebody may write them. */
export const spellings = (username: string) => [
  username,
  username.toUpperCase(),
  ` ${username}`,
  `${username}@example.com`,
  `${username.toUpperCase()}@Example.com `,
];

/** A guess with the status of its answer and when it was sent and answered, by a clock that nobody sets. */
export type Guess = { status: number; sent: number; answered: number };

/** A wrong sign-in from another machine, with its times. */
export async function timedGuess(origin: string, email: string): Promise<Guess> {
  const sent = performance.now();
  const { status } = await guess(origin, email);
  return { status, sent, answered: performance.now() };
}

/**
 * The most guesses of any stretch of so many ms. When each was counted lies between its times: those of a stretch were sent and
 * answered within it for certain.
 */
export function mostWithin(guesses: readonly Guess[], windowMs: number): number {
  const counts = guesses.map(({ sent }) => {
    return guesses.filter((other) => other.sent >= sent && other.answered < sent + windowMs).length;
  });
  return Math.max(0, ...counts);
}

/** Guesses at an account by all its names, so many at any moment, until told to stop; counts the answers by status and tells of each. */
export function hammer(
  origin: string,
  username: string,
  { atOnce = 16, onGuess = (_: Guess): void => undefined } = {},
) {
  const counts = new Map<number, number>();
  let isOver = false;
  const names = spellings(username);
  const machine = async (_: unknown, first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const one = await timedGuess(origin, names[turn % names.length] ?? '');
      const { status } = one;
      onGuess(one);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  const all = Promise.all(Array.from({ length: atOnce }, machine));
  const stop = async () => {
    isOver = true;
    await all;
    return counts;
  };
  const made = () => [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { made, stop };
}

/** The path of the link that was mailed to an account, once it is there. Throws when it does not come. */
export async function mailedLink(dataDir: string, username: string): Promise<string> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    const mail = (await outbox(dataDir)).find((one) => one.includes(`To: ${username}@example.com`));
    const link = /\/reset-password\/[\w-]{43}/.exec(mail?.replaceAll('=\r\n', '') ?? '')?.[0];
    if (link !== undefined) return link;
    await pause(50);
  }
  throw new Error(`No link was mailed to ${username}`);
}
