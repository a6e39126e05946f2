import type { HistoryChange, HistoryGroup, Json } from '@apoti/contract';
import { equal } from '@apoti/contract/merge/json';
import { isMove } from '@apoti/contract/merge/list';
import { itemsOf, placeText, type Place } from '../editor/editor';
import type { Teller } from './teller';

/** What became of a place. */
export type Deed = 'added' | 'deleted' | 'changed' | 'published' | 'hidden';

/** A changed place as it is told; the same change of a post's draft and of its public version is told once. */
export type ToldPlace = { change: HistoryChange; deed: Deed; paths: string[][] };

/** What people want to read of a run: an order that only tells of items that came or went is none of it. */
export function toldPlaces({ changes }: Pick<HistoryGroup, 'changes'>): ToldPlace[] {
  const told: ToldPlace[] = [];
  for (const change of changes) {
    if (change.path.at(-1) === '@order' && change.long !== true && !isMove(change)) continue;
    const twin = told.find((other) => isTwin(other.change, change));
    if (twin) twin.paths.push(change.path);
    else told.push({ change, deed: deedOf(change), paths: [change.path] });
  }
  return told;
}

/** The change of a draft and that of what is public, which say the same. */
function isTwin(one: HistoryChange, other: HistoryChange): boolean {
  const [draft, published] = [one, other].map(({ path: [version] }) => version);
  const isPair = (draft === 'draft' && published === 'published') || (draft === 'published' && published === 'draft');
  if (!isPair || one.path.length < 2 || !equal(one.path.slice(1), other.path.slice(1))) return false;
  return same(one.old, other.old) && same(one.new, other.new);
}

function same(one: Json | undefined, other: Json | undefined): boolean {
  return one === undefined || other === undefined ? one === other : equal(one, other);
}

function deedOf({ path, old, new: next }: HistoryChange): Deed {
  const isVersion = path.length === 1 && path[0] === 'published';
  if (next === undefined) return isVersion ? 'hidden' : 'deleted';
  if (old === undefined) return isVersion ? 'published' : 'added';
  return 'changed';
}

/** A place as one text. */
export function toldText(teller: Teller, group: HistoryGroup, { change }: ToldPlace): string {
  return placeText(placeOf(teller, group, change));
}

function placeOf(teller: Teller, group: HistoryGroup, { path, old, new: next }: HistoryChange) {
  return teller.place(group, { path, then: next ?? old });
}

const deedTexts: Record<Deed, (places: string) => string> = {
  changed: (places) => `changed ${places}`,
  added: (places) => `added ${places}`,
  deleted: (places) => `deleted ${places}`,
  published: (places) => `published ${places}`,
  hidden: (places) => `took ${places} off the site`,
};

const MOST = 3;

/** What a run did, in one line: `changed Slide “Smart lockers”: Title, Subtitle; deleted Slide “Old”`. */
export function runText(teller: Teller, group: HistoryGroup, told: readonly ToldPlace[]): string {
  const deeds: Deed[] = ['published', 'hidden', 'added', 'deleted', 'changed'];
  return deeds
    .flatMap((deed) => {
      const of = told.filter((place) => place.deed === deed).map(({ change }) => placeOf(teller, group, change));
      const isWhole = deed === 'published' || deed === 'hidden';
      const places = shortList(isWhole ? of.map((place) => ({ ...place, field: '' })) : of);
      return places === '' ? [] : [deedTexts[deed](places)];
    })
    .join('; ');
}

/** Places by item, of each a few fields, and a few items. */
function shortList(places: readonly Place[]): string {
  const items = itemsOf(places);
  const shown = items.slice(0, MOST).map(({ item, fields }) => placeText({ item, field: fewOf(fields, ', ') }));
  return shown.join('; ') + moreThan(items);
}

function fewOf(texts: readonly string[], between: string): string {
  return texts.slice(0, MOST).join(between) + moreThan(texts);
}

function moreThan(all: readonly unknown[]): string {
  return all.length > MOST ? ` and ${all.length - MOST} more` : '';
}
