import type { HistoryGroup, Json } from '@apoti/contract';
import { isObject } from '@apoti/contract/merge/json';
import type { Editor, Place } from '../editor/editor';
import { plainText } from '../editor/plain-text';
import { spelledOut } from '../editor/spelled-out';

type Path = readonly string[];
type Named = Pick<HistoryGroup, 'name' | 'item'>;
/** A place and what it holds, or held when it went. */
type Held = { path: Path; then: Json | undefined };

/** How the changes of one kind are told: where they were, and what stood there. */
export type Teller = {
  place(group: Named, held: Held): Place;
  text(path: Path, field: Json | undefined): string;
  /** Whether a text is HTML, to be read by its words. */
  isHtml(path: Path): boolean;
};

/** Of a document that is open: in its own words. `inDocument` turns the log's path into the document's. */
export function documentTeller<T>(
  { document, words }: Pick<Editor<T>, 'document' | 'words'>,
  value: T,
  inDocument: (path: Path) => string[],
): Teller {
  return {
    place: (_, { path, then }) => {
      const own = inDocument(path);
      // An item that is gone is called by its name of then.
      const isGone = own.length > 0 && document.at(value, own) === undefined && then !== undefined;
      return words.place(isGone ? document.put(value, own, then) : value, own);
    },
    text: (path, field) => words.text(value, inDocument(path), field),
    isHtml: () => false,
  };
}

const versions = ['draft', 'published'];

/** Of entries that are logged one by one: by the entry’s name, its field, and whether that is of the version on the site. */
export function entryTeller(labelOf: (field: string) => string = spelledOut): Teller {
  return {
    place: ({ name, item }, { path }) => {
      const isVersion = versions.includes(path[0] ?? '');
      const field = (isVersion ? path.slice(1) : path).map(labelOf).join(' › ');
      const isPublic = path[0] === 'published' && path.length > 1;
      return {
        item: name.trim() === '' ? `No. ${item}` : `“${name.trim()}”`,
        field: isPublic ? `${field}, on the site` : field,
      };
    },
    text: (_, field) => (isObject(field) ? plainText(field['title'] ?? field['name']) : plainText(field)),
    isHtml: (path) => versions.includes(path[0] ?? '') && path[1] === 'content',
  };
}
