import type { Alias } from '@apoti/contract';

const THEIRS = '-theirs';

/** The first id in this tab of each item that got another one, by the id that it has now. */
function firstIds(aliases: readonly Alias[], list: string): Map<string, string> {
  const first = new Map<string, string>();
  for (const { path, sent, given } of aliases) {
    if (path.join('.') !== list) continue;
    first.set(given, first.get(sent) ?? sent);
    // It may be somebody else's by now.
    first.delete(sent);
  }
  return first;
}

/**
 * Names the items of a list for React and for element ids: by the id that they had first in this tab. An item whose id the
 * server replaced keeps its form, its caret and its focus.
 */
export function useStableKeys(aliases: readonly Alias[], list: string): (id: number) => string {
  const first = firstIds(aliases, list);
  // A given id that stands beside the item which has its old one must not take that one's key.
  const taken = new Set<string>(first.values());
  return (id) => {
    const own = String(id);
    return first.get(own) ?? (taken.has(own) ? `${own}${THEIRS}` : own);
  };
}

/** The id that the item of this key has now. */
export function idOfKey(aliases: readonly Alias[], list: string, key: string): number {
  const [given] = [...firstIds(aliases, list)].find(([, first]) => first === key) ?? [];
  return Number(given ?? (key.endsWith(THEIRS) ? key.slice(0, -THEIRS.length) : key));
}

type Renamed = { session: { getState: () => { aliases: readonly Alias[] } }; state: { aliases: readonly Alias[] } };

/**
 * The id that an item of this drawing has by the time it is asked for: a picture may come after the server gave the item
 * another id, and the old one to somebody else's.
 */
export function useIdNow({ session, state }: Renamed, list: string): (id: number) => number {
  const keyOf = useStableKeys(state.aliases, list);
  return (id) => idOfKey(session.getState().aliases, list, keyOf(id));
}
