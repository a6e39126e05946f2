import type { HistoryChange, HistoryGroup, Json } from '@apoti/contract';
import { isMove } from '@apoti/contract/merge/restore';
import type { EditedDocument } from '../editing/document';
import { placeList, placeText, type Words } from '../editor/editor';

/** What speaks of a kind of content: its document and its words. */
export type Spoken<T> = { document: EditedDocument<T>; words: Words<T>; value: T };

/** What became of a place. */
export type Deed = 'added' | 'deleted' | 'changed';

export function deedOf({ old, new: next, long }: HistoryChange): Deed {
  if (long === true) return 'changed';
  if (next === undefined) return 'deleted';
  return old === undefined ? 'added' : 'changed';
}

/** What people want to read of a run: an order that only tells of items that came or went is none of it. */
export function toldChanges({ changes }: Pick<HistoryGroup, 'changes'>): HistoryChange[] {
  return changes.filter((change) => change.path.at(-1) !== '@order' || change.long === true || isMove(change));
}

/** Where a change was, in words; an item that is gone is called by its name of then. */
export function placeOf<T>({ document, words, value }: Spoken<T>, { path, old, new: next }: HistoryChange) {
  const then = next ?? old;
  const isGone = path.length > 0 && document.at(value, path) === undefined && then !== undefined;
  return words.place(isGone ? document.put(value, path, then) : value, path);
}

export function valueOf<T>({ words, value }: Spoken<T>, path: readonly string[], field: Json | undefined): string {
  return words.text(value, path, field);
}

/** What a run did, in one line: `changed Slide “Smart lockers”: Title, Subtitle; deleted Slide “Old”`. */
export function runText<T>(spoken: Spoken<T>, changes: readonly HistoryChange[]): string {
  const deeds: Deed[] = ['changed', 'added', 'deleted'];
  return deeds
    .flatMap((deed) => {
      const places = placeList(
        changes.filter((change) => deedOf(change) === deed).map((change) => placeOf(spoken, change)),
      );
      if (places.length === 0) return [];
      const more = places.length > 3 ? ` and ${places.length - 3} more` : '';
      return [`${deed} ${places.slice(0, 3).join('; ')}${more}`];
    })
    .join('; ');
}

/** A change's place as one text. */
export function changeText<T>(spoken: Spoken<T>, change: HistoryChange): string {
  return placeText(placeOf(spoken, change));
}

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The day of an ISO time as people say it: Today, Yesterday, or its date. `now` in ms. */
export function dayText(iso: string, now: number): string {
  const text = day.format(new Date(iso));
  if (text === day.format(now)) return 'Today';
  return text === day.format(now - 86_400_000) ? 'Yesterday' : text;
}

/** The time of day of an ISO time, in the browser's zone. */
export function timeText(iso: string): string {
  return time.format(new Date(iso));
}
