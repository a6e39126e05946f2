import { WireClient } from '../support/wire-client';
import { accountChecks } from './accounts';
import { CannotTell, type Check, type Subject } from './check';
import { fileChecks } from './files';
import { readingChecks, refusedChecks } from './reading';
import { savingChecks } from './saving';

/** What is looked at, and how far one may go. */
export type Options = {
  base: string;
  credentials?: { username: string; password: string } | undefined;
  readOnly: boolean;
};
export type Outcome = { check: Check; result: 'holds' | 'does not hold' | 'skipped'; reason: string };

/** Every check, in the order of the rows. */
export const checks: readonly Check[] = [
  ...readingChecks,
  ...refusedChecks,
  ...accountChecks,
  ...savingChecks,
  ...fileChecks,
].toSorted((one, other) => rowNumber(one) - rowNumber(other));

function rowNumber({ row }: Check): number {
  return Number(/\d+/.exec(row)?.[0] ?? 0);
}

/**
 * Runs the checks one after the other against a server and undoes what each has changed, also when it fails or `signal`
 * ends the run.
 */
export async function runChecks(
  options: Options,
  told: (outcome: Outcome) => void = () => undefined,
  signal?: AbortSignal,
): Promise<Outcome[]> {
  const admin = new WireClient(options.base);
  const signedIn =
    options.credentials === undefined ? 'no user and password were given' : await signIn(admin, options.credentials);
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    if (signal?.aborted) break;
    const outcome = await runOne(check, admin, options, signedIn);
    outcomes.push(outcome);
    told(outcome);
  }
  return outcomes;
}

/** An empty text, or why nobody is signed in. */
async function signIn(admin: WireClient, credentials: { username: string; password: string }): Promise<string> {
  try {
    const { status } = await admin.signIn(credentials);
    return status === 200 ? '' : `the sign-in was answered with ${status}`;
  } catch (error) {
    return `the sign-in failed: ${messageOf(error)}`;
  }
}

async function runOne(check: Check, admin: WireClient, options: Options, signedIn: string): Promise<Outcome> {
  if (options.readOnly && check.writes) return { check, result: 'skipped', reason: 'read-only' };
  if (check.needs === 'admin' && signedIn !== '') return { check, result: 'skipped', reason: signedIn };
  const undo: (() => Promise<unknown>)[] = [];
  const subject: Subject = {
    visitor: () => new WireClient(options.base),
    admin: () => admin,
    credentials: options.credentials ?? { username: '', password: '' },
    later: (work) => undo.unshift(work),
  };
  let reason = '';
  let result: Outcome['result'] = 'holds';
  try {
    await check.run(subject);
  } catch (error) {
    reason = messageOf(error);
    result = error instanceof CannotTell ? 'skipped' : 'does not hold';
  }
  // What is gone already cannot be undone once more: such an answer is no failure.
  for (const work of undo) await work().catch(() => undefined);
  return { check, result, reason };
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message;
}
