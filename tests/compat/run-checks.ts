import { WireClient } from '../support/wire-client';
import { accountChecks } from './accounts';
import { CannotTell, type Check, type Subject, type Undo } from './check';
import { fileChecks } from './files';
import { readingChecks } from './reading';
import { refusedChecks } from './refusals';
import { savingChecks } from './saving';

/** What is looked at, and how far one may go. */
export type Options = {
  base: string;
  credentials?: { username: string; password: string } | undefined;
  readOnly: boolean;
};
export type Outcome = {
  check: Check;
  result: 'holds' | 'does not hold' | 'skipped';
  reason: string;
  /** What the check changed and could not take back. */
  left: readonly string[];
};

/** Whether a run found nothing wrong and left nothing behind. */
export const isClean = (outcomes: readonly Outcome[]): boolean =>
  outcomes.every(({ result, left }) => result !== 'does not hold' && left.length === 0);

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
 * ends the run. What could not be undone is told with the outcome.
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
  const skipped = (reason: string): Outcome => ({ check, result: 'skipped', reason, left: [] });
  if (options.readOnly && check.writes) return skipped('read-only');
  if (check.needs === 'admin' && signedIn !== '') return skipped(signedIn);
  const undos: Undo[] = [];
  const subject: Subject = {
    visitor: () => new WireClient(options.base),
    admin: () => admin,
    signedIn: signedIn === '',
    credentials: options.credentials ?? { username: '', password: '' },
    later: (undo) => undos.unshift(undo),
  };
  const reasons: string[] = [];
  let result: Outcome['result'] = 'holds';
  try {
    await check.run(subject);
  } catch (error) {
    reasons.push(messageOf(error));
    result = error instanceof CannotTell ? 'skipped' : 'does not hold';
  }
  const left = await undoAll(undos);
  if (left.length > 0) reasons.push(`left behind: ${left.join(', ')}`);
  return { check, result, reason: reasons.join('; '), left };
}

/** What stays after everything was tried. One undo that fails does not keep the others from running. */
async function undoAll(undos: readonly Undo[]): Promise<string[]> {
  const left: string[] = [];
  for (const undo of undos) {
    try {
      left.push(...(await undo()));
    } catch (error) {
      left.push(`perhaps something, since nobody could look: ${messageOf(error)}`);
    }
  }
  return left;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message;
}
