import { findPage, type PageName } from '../shared/site-data/page-paths';
import type { Address, PublicData } from '@apoti/contract';
import type { PageDefinition } from '../shared/site-data/page-definition';
import type { Query } from '../shared/site-data/page-view';
import { queryOf } from '../shared/site-data/query-of';
import { definitions } from './page-definitions';

/** Pages with more filters than this at once are too many to be kept: they would push out those that people read. */
const MAX_KEPT_PARAMS = 1;

/** A page's definition, whatever it shows. Its functions are called with the data of all kinds, of which it takes its own. */
export type AnyDefinition = Pick<PageDefinition<keyof PublicData, unknown>, 'kinds' | 'params' | 'exists'>;

/** The known parameters of an address, sorted, and whether all of them have values from a closed list. */
function knownParams(
  { params = {} }: AnyDefinition,
  search: string,
  data: PublicData,
): { query: Query; closed: boolean } {
  const given = queryOf(search);
  const query: Record<string, string> = {};
  let closed = true;
  for (const name of Object.keys(params).sort()) {
    const rule = params[name];
    const value = given[name] ?? '';
    if (value === '' || rule === undefined) continue;
    const isKnown = rule !== 'text' && (typeof rule === 'function' ? rule : rule.filter)(data).includes(value);
    if (!isKnown && typeof rule === 'function') continue;
    if (!isKnown) closed = false;
    query[name] = value;
  }
  return { query, closed };
}

/** An address taken apart. */
export type Resolved = Address & { name: PageName; params: Record<string, string>; query: Query };

/** The page that a path with its query stands for; null when there is none (P19). */
export function resolve(url: string, data: PublicData): Resolved | null {
  const [path = '/', search = ''] = url.split('?', 2);
  const found = findPage(path);
  if (found === null) return null;
  const definition: AnyDefinition = definitions[found.name];
  if (definition.exists?.(found.params, data) === false) return null;
  const { query, closed } = knownParams(definition, search, data);
  const text = new URLSearchParams(query).toString();
  return {
    ...found,
    query,
    url: text === '' ? path : `${path}?${text}`,
    kept: closed && Object.keys(query).length <= MAX_KEPT_PARAMS,
    kinds: [
      ...new Set(['content' as const, 'media' as const, 'seo' as const, 'settings' as const, ...definition.kinds]),
    ],
  };
}
