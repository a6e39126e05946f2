import type { Query } from './page-view';

/** Longest value of a parameter in an address, in characters. */
const MAX_TEXT = 100;

/**
 * The parameters of an address as the server and the browser take them: of several with one name the first, without blanks around it,
 * and no more of it than a field may hold; an empty one is none.
 */
export function queryOf(search: string): Query {
  const given = [...new URLSearchParams(search)].reverse();
  return Object.fromEntries(
    given.map(([name, value]) => [name, value.trim().slice(0, MAX_TEXT)]).filter((one) => one[1]),
  );
}
