import { ApiError, describeIssues, faultPlace, type FieldIssue, type Json } from '@apoti/contract';
import type { Watch } from './watch';

/**
 * Refuses a state that breaks a rule which the state before did not break: what an older version let in can be mended step
 * by step, and stays the same fault when what is before it in a list goes (A17).
 * @throws ApiError `invalid`
 */
export function refuseNewFaults<State extends Json | undefined>(
  watch: Pick<Watch<State>, 'faults'>,
  before: State,
  after: State,
): void {
  const faults = watch.faults(after);
  if (faults.length === 0) return;
  const old = new Set(watch.faults(before).map((fault) => nameOf(before, fault)));
  const added = faults.filter((fault) => !old.has(nameOf(after, fault)));
  if (added.length > 0) throw invalid(added);
}

/** The refusal of these issues. One that concerns a whole list and is a sentence speaks for itself; others say where they are. */
export function invalid(issues: FieldIssue[]): ApiError {
  const [first] = issues;
  const isSentence = first && first.path.length <= 1 && !/^\p{Ll}/u.test(first.message);
  const message = isSentence ? first.message : describeIssues(issues);
  return new ApiError('invalid', message, { issues });
}

function nameOf(state: Json | undefined, { path, message }: FieldIssue): string {
  return JSON.stringify([faultPlace(state, path), message]);
}
