import { libraryQuerySchema, type LibraryQuery } from '@apoti/contract';
import { z } from 'zod';

const { shape } = libraryQuerySchema;

/** How files are shown: folder by folder, or all of them as pictures or lines. */
export const views = ['folder', 'grid', 'list'] as const;
export type View = (typeof views)[number];

/** The parameters of the screen's address; what is no such thing counts as left out. */
const addressSchema = z.object({
  tab: shape.tab.catch('active'),
  view: z.enum(views).catch('folder').default('folder'),
  folder: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .nullable()
    .catch(null)
    .default(null),
  search: shape.search.catch(''),
  category: shape.category.catch('').transform((category) => (category === 'all' ? '' : category)),
  kind: shape.kind.catch(''),
  missingAlt: shape.missingAlt.catch('').transform((value) => (value === 'false' ? '' : value)),
  sort: shape.sort.catch('-date'),
  page: shape.page.catch(1),
  /** What is shown over the library. */
  show: z.enum(['', 'placements']).catch('').default(''),
  /** Whose details are open. */
  file: z.string().max(255).catch('').default(''),
});
export type MediaAddress = z.infer<typeof addressSchema> & {
  /** Some files may be left out. */
  isFiltered: boolean;
  /** The number of the folder; null is the root. */
  folderId: number | null;
};

/** Changes of the address that take every filter away. */
export const NO_FILTER = { search: '', category: '', kind: '', missingAlt: '', page: '' };

/** What an address shows, such as `?view=grid&kind=image&page=2`. */
export function readAddress(search: string): MediaAddress {
  const address = addressSchema.parse(Object.fromEntries(new URLSearchParams(search)));
  const isTrash = address.tab === 'trash';
  const missingAlt = isTrash ? '' : address.missingAlt;
  const filters = [address.search.trim(), address.category, address.kind, missingAlt];
  return {
    ...address,
    missingAlt,
    folder: isTrash ? null : address.folder,
    folderId: isTrash || address.folder === null ? null : Number(address.folder),
    isFiltered: filters.some((value) => value !== ''),
  };
}

/** What the server is asked for it. Folder by folder a filter looks into the folders below too, as do the other views. */
export function libraryQuery(address: MediaAddress): LibraryQuery {
  const { tab, view, folder, search, category, kind, missingAlt, sort, page, isFiltered } = address;
  const isDeep = view !== 'folder' || isFiltered;
  const where = isDeep ? { folder: folder ?? '', deep: folder === null ? '' : 'true' } : { folder: folder ?? 'root' };
  const asked = { tab, search: search.trim(), category, kind, missingAlt, sort, page };
  return libraryQuerySchema.parse(tab === 'trash' ? asked : { ...asked, ...where });
}
