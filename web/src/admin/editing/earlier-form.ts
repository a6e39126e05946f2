import { parseRevision } from '@apoti/contract';
import { same, type EditedDocument } from './document';
import { rebase } from './rebase';
import type { Versioned, Work } from './work';

/** Work that is of this build's form already; null: it is not. */
function ofPresentForm<T>({ isWorkingCopy }: EditedDocument<T>, kept: Work<unknown>): Work<T> | null {
  const { mine, entry, conflicts } = kept;
  const { content, revision } = kept.base;
  if (!isWorkingCopy(content) || !isWorkingCopy(mine)) return null;
  const work = { base: { content, revision }, mine, conflicts };
  if (entry === null) return { ...work, entry };
  const sent = entry.content;
  return isWorkingCopy(sent) ? { ...work, entry: { key: entry.key, content: sent } } : null;
}

/** Whether all that `sent` changes of `base` is as it says at `present`: then it has arrived, though its answer has not. */
function hasArrived<T>(document: EditedDocument<T>, base: T, sent: T, present: T): boolean {
  return document.changes(base, sent).every((change) => same(document.at(present, change.path), change.new));
}

/**
 * Work as it was kept, in this build's form. What an earlier build has kept stands on `present` then, what the server has got by now:
 * a field that it did not know is nobody's edit. Its save on the way is given up, for that lacks such fields too; not the one that
 * makes something new, which would be made twice: under its key the server knows whether it has been.
 * @returns null where it cannot be read, or not yet: without `present` nothing is known of the fields that are missing
 */
export function readWork<T>(
  document: EditedDocument<T>,
  kept: Work<unknown>,
  present: Versioned<T> | null,
): Work<T> | null {
  const work = ofPresentForm(document, kept);
  if (work !== null || present === null) return work;
  const whole = (content: unknown) => document.completed(content, present.content);
  const [base, mine, sent] = [whole(kept.base.content), whole(kept.mine), kept.entry && whole(kept.entry.content)];
  if (base === null || mine === null) return null;
  const from = sent !== null && hasArrived(document, base, sent, present.content) ? sent : base;
  const { revision } = kept.base;
  if (parseRevision(revision) === null) {
    const entry = kept.entry !== null && sent !== null ? { key: kept.entry.key, content: sent } : null;
    return { base: { content: base, revision }, mine, entry, conflicts: kept.conflicts };
  }
  const made = { base: { content: from, revision }, mine, entry: null, conflicts: kept.conflicts };
  return rebase(document, made, present, from).work;
}
