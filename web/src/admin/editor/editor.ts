import type { FieldIssue, Json } from '@apoti/contract';
import type { EditedDocument } from '../editing/document';
import type { EditingSession } from '../editing/session';
import type { EditorState } from '../editing/state';

/** A place of a document in words: which item (or part), and which field of it. */
export type Place = {
  item: string;
  field: string;
  /** Tells an item of a list from another one of its name. */
  key?: string | undefined;
};

/** How a kind of document speaks of its places and values to a person. */
export type Words<T> = {
  /** Where a change, a conflict (`#<id>` for an item) or an issue (its place in the list) is. */
  place: (value: T, path: FieldIssue['path']) => Place;
  /** A value as a person reads it. */
  text: (value: T, path: readonly string[], field: Json | undefined) => string;
  /** The page of the back-office on which a place is edited, when another one (`open`) is open. */
  address?: (value: T, path: FieldIssue['path'], open: string) => string | undefined;
  /** Why a step is not taken back or done again, after a colon. Absent where all that holds one is that its item may be another by now. */
  held?: string;
};

/** A document in editing: the same for the header, the notices and every screen that shows a part of it. */
export type Editor<T> = {
  document: EditedDocument<T>;
  words: Words<T>;
  session: EditingSession<T>;
  state: EditorState<T>;
  /** Why nothing could be loaded; undefined when something was, or is still on its way. */
  loadError: string | undefined;
  reload: () => void;
  /** What can be done now that somebody has deleted it; undefined while it is there. */
  gone?: Gone | undefined;
};

/** A document that was deleted elsewhere while it is open here, and the ways out for what is in its form. */
export type Gone = {
  /** What it is, in one word, such as `post`. */
  noun: string;
  /** What it is called. */
  name: string;
  /** Makes another one of all that is in the form, and goes there. Says itself when it cannot. */
  remake: () => Promise<void>;
  /** Goes back to where there are others. */
  leave: () => void;
};

/** A place as one text: `Slide “Smart lockers”: Title`. */
export function placeText({ item, field }: Place): string {
  if (item === '') return field;
  return field === '' ? item : `${item}: ${field}`;
}

/** The items of places, each once, with the names of its fields. */
export function itemsOf(places: readonly Place[]): { item: string; fields: string[] }[] {
  const items = new Map<string, { item: string; fields: string[] }>();
  for (const { item, field, key = item } of places) {
    const known = items.get(key) ?? { item, fields: [] };
    if (field !== '' && !known.fields.includes(field)) known.fields.push(field);
    items.set(key, known);
  }
  return [...items.values()];
}

/** Places by item, each item once: `Slide “Smart lockers”: Title, Subtitle`. */
export function placeList(places: readonly Place[]): string[] {
  return itemsOf(places).map(({ item, fields }) => placeText({ item, field: fields.join(', ') }));
}
