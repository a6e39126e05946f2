import { useStuckEntry, whyStuck } from '../entry-editing/stuck-entries';
import { changedPlaces } from './changed-places';
import { placeText, type Editor } from './editor';

/** The page of the back-office in an address. */
const pageOf = (address: string) => address.split('?', 1).join();

/** Tells on every page of a document whose unsent words wait for their person: where in it the first of them is (A6). */
export function useStuckDocument<T>(editor: Editor<T>): void {
  const { document, words, session, state } = editor;
  const why = whyStuck(state);
  const { work, issues } = state;
  const mine = why === null ? undefined : work?.mine;
  const asked = work?.conflicts[0]?.path ?? issues[0]?.path;
  const unsent = mine === undefined || !work ? [] : document.changes(work.base.content, mine).slice(0, 1);
  const path = asked ?? unsent[0]?.path ?? [];
  const address = (mine !== undefined && words.address?.(mine, path, '')) || '';
  const [place] = mine === undefined ? [] : asked ? [words.place(mine, asked)] : changedPlaces(editor, mine, unsent);
  useStuckEntry({
    name: document.name,
    person: session.person,
    id: 0,
    title: place ? placeText(place) : '',
    why: address === '' ? null : why,
    kept: !state.keepFailed,
    address,
    saidAt: pageOf(address),
  });
}
