import type { HistoryGroup, Json } from '@apoti/contract';
import { isObject } from '@apoti/contract/merge/json';
import type { Editor, Place } from '../editor/editor';
import { plainText } from '../editor/plain-text';
import { shortName } from '../editor/short-name';
import { spelledOut } from '../editor/spelled-out';
import { isRename, thenAndNow } from './renames';

type Path = readonly string[];
type Named = Pick<HistoryGroup, 'name' | 'item'>;
type Changed = Pick<HistoryGroup, 'item' | 'changes'>;
/** A place and what it holds, or held when it went. */
type Held = { path: Path; then: Json | undefined };

/** How the changes of one kind are told: where they were, and what stood there. */
export type Teller = {
  place(group: Named, held: Held): Place;
  text(path: Path, field: Json | undefined): string;
  /** Whether a text is HTML, to be read by its words. */
  isHtml(path: Path): boolean;
  /** How that is told which was there before these changes: what they renamed had its name of then. */
  before(changes: Changed): Teller;
};

/** Of groups, the newest first, how each is told. Only what is newer than a group says what was called otherwise then. */
export function tellersOf<Group extends Changed>(newest: Teller, groups: readonly Group[]): Map<Group, Teller> {
  let teller = newest;
  const tellers = new Map<Group, Teller>();
  for (const group of groups) {
    tellers.set(group, teller);
    teller = teller.before(group);
  }
  return tellers;
}

/** Of a document that is open: in its own words. `inDocument` turns the log's path into the document's. */
export function documentTeller<T>(
  { document, words }: Pick<Editor<T>, 'document' | 'words'>,
  value: T,
  inDocument: (path: Path) => string[],
): Teller {
  const asOf = (past: T): Teller => ({
    place: (_, { path, then }) => {
      const own = inDocument(path);
      // An item that is gone is called by its name of then.
      const isGone = own.length > 0 && document.at(value, own) === undefined && then !== undefined;
      if (isGone) return words.place(document.put(past, own, then), own);
      const place = words.place(past, own);
      return { ...place, item: thenAndNow(place.item, words.place(value, own).item) };
    },
    text: (path, field) => words.text(past, inDocument(path), field),
    isHtml: () => false,
    before: ({ changes }) => {
      const renames = changes.filter(isRename).map(({ path, old }) => ({ path: inDocument(path), old }));
      const there = renames.filter(({ path }) => typeof document.at(past, path) === 'string');
      return there.length === 0
        ? asOf(past)
        : asOf(there.reduce((now, { path, old }) => document.put(now, path, old), past));
    },
  });
  return asOf(value);
}

const versions = ['draft', 'published'];
const isVersion = ([first = '']: Path) => versions.includes(first);

/** Of entries that are logged one by one: by the entry’s name, its field, and whether that is of the version on the site. */
export function entryTeller(labelOf: (field: string) => string = spelledOut): Teller {
  const asOf = (past: ReadonlyMap<string, string>): Teller => ({
    place: ({ name, item }, { path }) => {
      const field = (isVersion(path) ? path.slice(1) : path).map(labelOf).join(' › ');
      const isPublic = path[0] === 'published' && path.length > 1;
      const now = quoted(name, item);
      return {
        item: thenAndNow(quoted(past.get(item) ?? name, item), now),
        field: isPublic ? `${field}, on the site` : field,
      };
    },
    text: (_, field) => (isObject(field) ? plainText(field['title'] ?? field['name']) : plainText(field)),
    isHtml: (path) => isVersion(path) && path[1] === 'content',
    before: ({ item, changes }) => {
      const renames = changes.filter(
        (change) => isRename(change) && change.path.length === (isVersion(change.path) ? 2 : 1),
      );
      // What is public is what it is called, if there is both.
      const [rename] = renames.toSorted(
        (one, other) => Number(other.path[0] === 'published') - Number(one.path[0] === 'published'),
      );
      return rename === undefined ? asOf(past) : asOf(new Map([...past, [item, plainText(rename.old)]]));
    },
  });
  return asOf(new Map());
}

function quoted(name: string, item: string): string {
  return name.trim() === '' ? `No. ${item}` : `“${shortName(name)}”`;
}
