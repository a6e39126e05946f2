import type { EditedDocument } from './document';
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

/**
 * Work as it was kept, in this build's form. What an earlier build has kept stands on `present` then, what the server has got by now:
 * a field that it did not know is nobody's edit. Its save on the way is given up, for that lacks such fields too.
 * @returns null where it cannot be read, or not yet: without `present` nothing is known of the fields that are missing
 */
export function readWork<T>(
  document: EditedDocument<T>,
  kept: Work<unknown>,
  present: Versioned<T> | null,
): Work<T> | null {
  const work = ofPresentForm(document, kept);
  if (work !== null || present === null) return work;
  const from = document.completed(kept.base.content, present.content);
  const mine = document.completed(kept.mine, present.content);
  if (from === null || mine === null) return null;
  const { revision } = kept.base;
  const whole = { base: { content: from, revision }, mine, entry: null, conflicts: kept.conflicts };
  return rebase(document, whole, present, from).work;
}
