import { ApiError } from '@apoti/contract';
import { isAxiosError } from 'axios';
import { refreshSession } from '../../../shared/api/auth';
import { isPresent, untilPresent } from '../../../shared/api/presence';
import { UNREADABLE } from '../../../shared/api/to-api-error';

/** Why an upload waits before it is sent again. */
export type HoldReason = 'signed-out' | 'unreachable';

/** What an upload waits for by itself. */
export type Hold = { why: HoldReason; until: Promise<void> };

type Sent = {
  /** Whose it is, by id. */
  person: number | null;
  /** How often it was sent in vain. */
  tries: number;
  /** Ends the waiting. */
  signal: AbortSignal;
  /** What a file's sending twice would do: 'same' as once, or store it 'twice'. */
  again?: 'same' | 'twice';
};

const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;
/** How often a file is sent in vain before that is left to the person. */
const MOST_TRIES = 12;

/**
 * What is waited for after a failure that passes: the answer of a server that gives none, or the sign-in of the person whose
 * upload it is, since nothing is sent under another name. Null: it failed, and the person may try again.
 */
export function holdFor(error: unknown, { person, tries, signal, again = 'same' }: Sent): Hold | null {
  if (!(error instanceof ApiError)) return null;
  const quiet = () => pause(Math.min(LONGEST_MS, FIRST_MS * 2 ** tries), signal);
  if (error.code === 'unavailable') {
    const isWorthIt = again === 'same' && tries < MOST_TRIES && !tookTooLong(error) && error.message !== UNREADABLE;
    return isWorthIt ? { why: 'unreachable', until: quiet() } : null;
  }
  if (error.code !== 'unauthenticated') return null;
  if (person === null) {
    void refreshSession();
    return null;
  }
  return { why: 'signed-out', until: signIn(person, signal, quiet) };
}

async function signIn(person: number, signal: AbortSignal, quiet: () => Promise<void>): Promise<void> {
  await refreshSession();
  // Signed in all the same: it is not asked for without end.
  await (isPresent(person) ? quiet() : untilPresent(person, signal));
}

/** Minutes went by without an answer: the next time would be no better. */
function tookTooLong({ cause }: ApiError): boolean {
  return isAxiosError(cause) && (cause.code === 'ECONNABORTED' || cause.code === 'ETIMEDOUT');
}

/** Some quiet, which ends when the browser is back on the network. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
