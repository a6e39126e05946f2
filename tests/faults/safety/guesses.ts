import { setTimeout as pause } from 'node:timers/promises';
import { signInLimits } from '@apoti/contract';
import {
  elsewhere,
  FORM,
  hammer,
  mailedLink,
  mostWithin,
  spellings,
  timedGuess,
  type Guess,
} from '../../support/guessing';
import { addAdmin } from '../../support/second-admin';
import { startStack, type Stack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';
import type { Found, Section, Task } from '../section';

const OWNER = 'owner';
/** The goal: how many guesses may be judged in any stretch of so many ms, and in how many seconds the owner has to be in. */
const JUDGED = 10;
const WINDOW_MS = signInLimits.minutes * 60_000;
const OWNER_SECONDS = 60;

/** The owner, kept out by the guesses, gets in by the mailed link. Gives how many seconds that took. */
async function letOwnerIn(stack: Stack, password: string): Promise<number> {
  const begun = performance.now();
  const browser = new WireClient(stack.origin);
  await browser.send('POST', '/forgot-password', `email=${OWNER}`, { ...FORM, ...elsewhere() });
  const link = await mailedLink(stack.dataDir, OWNER);
  await browser.send('POST', link, 'keep=password', { ...FORM, ...elsewhere() });
  const body = { action: 'login', email: OWNER, password };
  const { status } = await browser.post('/api/auth.php', body, elsewhere());
  return status === 200 ? (performance.now() - begun) / 1000 : Infinity;
}

/** One attack: so many guesses from as many machines at all names of one account, while its owner comes. */
async function attack(stack: Stack, { tries, say, signal }: Task): Promise<Found> {
  const { password } = await addAdmin(stack.cmsUrl, OWNER);
  // 503: nobody knows whether the CMS judged it in the end.
  const judged: Guess[] = [];
  const note = (one: Guess) => void ([401, 503].includes(one.status) && judged.push(one));
  for (const name of spellings(OWNER)) note(await timedGuess(stack.origin, name));
  const before = judged.length;
  const under = hammer(stack.origin, OWNER, { onGuess: note });
  const owner = letOwnerIn(stack, password);
  while (under.made() < tries && !signal.aborted) await pause(100);
  const ownerSeconds = await owner;
  const counts = await under.stop();
  const most = mostWithin(judged, WINDOW_MS);
  say(
    `${judged.length} judged, ${before} of them before the others began, the owner in after ${ownerSeconds.toFixed(1)} s`,
  );
  const others = [...counts.keys()].filter((status) => ![401, 429, 503].includes(status));
  const violations = [
    ...(most > JUDGED ? [`${most} guesses were judged within ${signInLimits.minutes} minutes`] : []),
    ...(ownerSeconds > OWNER_SECONDS ? [`the owner was in after ${ownerSeconds} s`] : []),
    ...others.map((status) => `a guess was answered ${status}`),
  ];
  return {
    tries: under.made(),
    violations,
    figures: { 'judged at most': most, 'seconds until the owner is in': ownerSeconds },
  };
}

/** Guesses at one account from as many machines as there are guesses (F10). */
export const guesses: Section = {
  figure: 'F10 guesses',
  what: 'guesses at one account, each from another machine',
  goal: '≤ 10 judged in 15 minutes, the owner in within 60 s',
  enough: 100_000,
  part: 20_000,
  measure: async (task) => {
    const stack = await startStack();
    try {
      // So that every guess can come from another address.
      await stack.restartProxy({ TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' });
      return await attack(stack, task);
    } finally {
      await stack.stop();
    }
  },
};
