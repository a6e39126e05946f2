import type { LibraryQuery } from '@apoti/contract';
import { ARCHIVES } from '../media/kind-of-mime';
import type { Strapi } from '../store/strapi';
import type { FolderRow } from './folder-rows';

type Fold = (value: string) => string;
/** Where a property of a file stands in the rows of a tab, as SQL. */
type Columns = Record<'name' | 'alt' | 'category' | 'mime' | 'size', string>;
export type Tab = LibraryQuery['tab'];

/** What the question is about besides the query: the folders that there are. */
type Parts = { fold: Fold; folders: readonly FolderRow[] };

const active: Columns = {
  ...{ name: 'f.name', alt: 'f.alternative_text', category: 'f.category', mime: 'f.mime', size: 'f.size' },
};

/** In the trash a file is kept as its row was, in one column. */
function trashed(strapi: Strapi): Columns {
  const isSqlite = strapi.db.dialect.client === 'sqlite';
  const part = (name: string) => (isSqlite ? `json_extract(f.file, '$.${name}')` : `(f.file->>'${name}')`);
  return {
    ...{ name: part('name'), alt: part('alternativeText'), category: part('category'), mime: part('mime') },
    size: `cast(${part('size')} as decimal)`,
  };
}

function columnsOf(strapi: Strapi, tab: Tab): Columns {
  return tab === 'trash' ? trashed(strapi) : active;
}

/** The rows of a tab that a question is about. */
export function matchingFiles(strapi: Strapi, query: LibraryQuery, { fold, folders }: Parts) {
  const { tab, category, kind, missingAlt } = query;
  const columns = columnsOf(strapi, tab);
  const found = strapi.db.getConnection(tab === 'trash' ? 'trashed_files as f' : 'files as f');
  if (category !== '' && category !== 'all') found.whereRaw(`${columns.category} = ?`, [category]);
  if (kind === 'image' || kind === 'video' || kind === 'audio') found.whereRaw(`${columns.mime} like ?`, [`${kind}/%`]);
  const archives = ARCHIVES.map(() => '?').join(', ');
  if (kind === 'archive') found.whereRaw(`${columns.mime} in (${archives})`, [...ARCHIVES]);
  if (kind === 'document') {
    for (const other of ['image/%', 'video/%', 'audio/%']) found.whereRaw(`${columns.mime} not like ?`, [other]);
    found.whereRaw(`${columns.mime} not in (${archives})`, [...ARCHIVES]);
  }
  if (missingAlt === 'true') {
    found.whereRaw(`${columns.mime} like 'image/%'`).whereRaw(`coalesce(${columns.alt}, '') = ''`);
  }
  const words = query.search.trim();
  if (words !== '') {
    const text = ['name', 'alt', 'category'] as const;
    const searched = text.map((name) => `coalesce(${columns[name]}, '')`).join(" || '\n' || ");
    found.whereRaw(`${fold(searched)} like ${fold('?')} escape '!'`, [`%${words.replace(/[!%_]/g, '!$&')}%`]);
  }
  inFolder(strapi, found, query, folders);
  return found;
}

type Found = ReturnType<Strapi['db']['getConnection']>;

function inFolder(strapi: Strapi, found: Found, query: LibraryQuery, folders: readonly FolderRow[]): void {
  const { folder, deep, tab } = query;
  if (folder === '' || (folder === 'root' && deep === 'true')) return;
  if (tab === 'trash') {
    inTrashedFolder(strapi, found, query, folders);
    return;
  }
  const path = folder === 'root' ? '/' : folders.find(({ id }) => id === Number(folder))?.path;
  if (path === undefined) found.whereRaw('1 = 0');
  else if (deep !== 'true') found.where('f.folder_path', path);
  else found.where((part) => part.where('f.folder_path', path).orWhereLike('f.folder_path', `${path}/%`));
}

/** Of files in the trash the folder that they came from is known, wherever that is by now. */
function inTrashedFolder(strapi: Strapi, found: Found, { folder, deep }: LibraryQuery, folders: readonly FolderRow[]) {
  const isSqlite = strapi.db.dialect.client === 'sqlite';
  const id = isSqlite ? "json_extract(f.file, '$.folder.id')" : "(f.file->'folder'->>'id')::integer";
  const wanted = folders.find((one) => one.id === Number(folder));
  if (folder === 'root') {
    const known = folders.map((one) => one.id);
    found.whereRaw(`(${id} is null or ${id} not in (${known.map(() => '?').join(', ') || 'null'}))`, known);
  } else if (wanted === undefined) found.whereRaw('1 = 0');
  else {
    const below = folders.filter(({ path }) => deep === 'true' && path.startsWith(`${wanted.path}/`));
    const ids = [wanted, ...below].map((one) => one.id);
    found.whereRaw(`${id} in (${ids.map(() => '?').join(', ')})`, ids);
  }
}

/** How the rows of a tab are sorted, as SQL; alike ones by their number. */
export function orderOf(strapi: Strapi, { tab, sort }: LibraryQuery, fold: Fold): string {
  const columns = columnsOf(strapi, tab);
  const date = tab === 'trash' ? 'f.deleted_at' : 'f.created_at';
  const key = { date, name: fold(columns.name), size: columns.size }[sort.replace('-', '') as 'date' | 'name' | 'size'];
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  return `${key} ${direction}, f.id ${direction}`;
}
