import { formatRevision, parseRevision, type Revision } from './revision';

/**
 * The revision that a list was read from, when its items may come from several replies: the oldest one (design: writing). A
 * visitor's view anywhere makes it a visitor's. Null when no item names one; revisions of two epochs cannot be compared,
 * and the first is as unknown to the server as any.
 */
export function oldestRevision(revisions: readonly (string | undefined)[]): string | null {
  const parsed = revisions.flatMap((text) => (text === undefined ? [] : (parseRevision(text) ?? [])));
  const [first] = parsed;
  if (first === undefined) return null;
  const older = (a: Revision, b: Revision) => (b.number < a.number ? b : a);
  const oldest = parsed.every(({ epoch }) => epoch === first.epoch) ? parsed.reduce(older) : first;
  const view = parsed.some((revision) => revision.view === 'public') ? 'public' : 'full';
  return formatRevision({ ...oldest, view });
}
