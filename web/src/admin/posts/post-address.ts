import { postQuerySchema, type PostQuery } from '@apoti/contract';
import { z } from 'zod';

const { shape } = postQuerySchema;

/** The parameters of the screen's address; what is no such thing counts as left out. */
const addressSchema = z.object({
  search: shape.search.catch(''),
  status: shape.status.catch(''),
  category: shape.category.catch(''),
  author: shape.author.catch(''),
  sort: shape.sort.catch('-date'),
  page: shape.page.catch(1),
  edit: z
    .union([z.literal('new'), z.coerce.number().int().positive()])
    .nullable()
    .catch(null)
    .default(null),
});

type Address = z.infer<typeof addressSchema>;

/** The parameters that choose among the posts. */
export const FILTERS = ['search', 'status', 'category', 'author'] as const;
/** Changes of the address that take every filter away. */
export const NO_FILTER = { search: '', status: '', category: '', author: '', page: '' };

function read(search: string): Address {
  return addressSchema.parse(Object.fromEntries(new URLSearchParams(search)));
}

/** What the list shows at an address, such as `?status=draft&page=2`. */
export function listQuery(search: string): PostQuery {
  const { edit: _edit, ...query } = read(search);
  return postQuerySchema.parse(query);
}

/** Which post's form is open at an address; null for the list. */
export function openPost(search: string): number | 'new' | null {
  return read(search).edit;
}

/** Whether some posts may be left out. */
export function isFiltered(query: PostQuery): boolean {
  return FILTERS.some((name) => query[name].trim() !== '');
}
