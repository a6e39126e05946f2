import { same, type EditedDocument } from './document';
import { isUnsent } from './state';
import type { Work } from './work';

/** What has no place on the server yet: the id of something that is still to be made. */
const UNMADE = 0;

/** Whether this is something new that nobody has typed into: any work may stand in its place. */
export function isBlank<T>({ several }: EditedDocument<T>, work: Work<T>): boolean {
  return several?.idOf(work.mine) === UNMADE && !isUnsent(work);
}

/** Whether work that was found under this name is of another thing than `own`: of what is not made yet nobody can tell, so they stay two. */
export function isApart<T>(document: EditedDocument<T>, own: Work<T>, found: Work<T>): boolean {
  const { several } = document;
  if (!several || isBlank(document, own)) return false;
  const id = several.idOf(own.mine);
  return id === UNMADE ? !same(own.mine, found.mine) : id !== several.idOf(found.mine);
}
