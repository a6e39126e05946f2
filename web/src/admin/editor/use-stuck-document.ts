import { useStuckEntry, whyStuck } from '../entry-editing/stuck-entries';
import { placeText, type Editor } from './editor';

/** The page of the back-office in an address. */
const pageOf = (address: string) => address.split('?', 1).join();

/** Tells on every page of a document whose unsent words wait for their person: where in it the first of them is (A6). */
export function useStuckDocument<T>({ document, words, session, state }: Editor<T>): void {
  const why = whyStuck(state);
  const { work, issues } = state;
  const mine = why === null ? undefined : work?.mine;
  const path =
    mine === undefined || !work
      ? []
      : (work.conflicts[0]?.path ?? issues[0]?.path ?? document.changes(work.base.content, mine)[0]?.path ?? []);
  const address = (mine !== undefined && words.address?.(mine, path, '')) || '';
  useStuckEntry({
    name: document.name,
    person: session.person,
    id: 0,
    title: mine === undefined ? '' : placeText(words.place(mine, path)),
    why: address === '' ? null : why,
    kept: !state.keepFailed,
    address,
    saidAt: pageOf(address),
  });
}
