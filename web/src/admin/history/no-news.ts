import type { Change } from '@apoti/contract';
import { isWithin } from '@apoti/contract/merge/net-changes';
import type { HistoryOf } from '../../shared/api/history';
import { isNewer } from '../editing/rebase';
import type { EditingSession } from '../editing/session';

type Path = readonly string[];

/** The log’s paths begin in the list of the team, the document’s in the object around it. */
export function inDocument({ kind }: HistoryOf): (path: Path) => string[] {
  return (path) => (kind === 'team' ? ['members', ...path] : [...path]);
}

/** The log’s places as the open document names them: of a post the draft is open, and what is public is no part of it. */
export function placesInEditor(history: HistoryOf, touched: readonly Path[]): string[][] {
  if (history.kind !== 'posts') return touched.map(inDocument(history));
  return touched.flatMap(([version, ...path]) => (version === undefined || version === 'draft' ? [path] : []));
}

/**
 * What a person has brought back herself, which the server has since `revision`, comes in as others’ changes do, but is no
 * news to her. What comes in later is.
 */
export function noNews<T>(session: EditingSession<T>, touched: readonly Path[], revision: string): void {
  const { news: earlier } = session.getState();
  const isIn = () => !isOlder(session.getState().work?.base.revision ?? '', revision);
  if (touched.length === 0 || earlier.length > 0 || isIn()) return;
  const unsubscribe = session.subscribe(() => {
    if (!isIn()) return;
    unsubscribe();
    const { news } = session.getState();
    const isKnown = ({ path }: Change) => path.at(-1) === '@order' || touched.some((place) => isWithin(path, place));
    if (news.length > 0 && news.every(isKnown)) session.dismiss('news');
  });
}

const isOlder = (one: string, other: string) => one !== other && !isNewer(one, other);
