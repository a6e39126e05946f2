import type { Alias } from '@apoti/contract';

/**
 * Names the items of a list for React and for element ids: by the id that they had first in this tab. An item whose id the
 * server replaced keeps its form, its caret and its focus.
 */
export function useStableKeys(aliases: readonly Alias[], list: string): (id: number) => string {
  const first = new Map<string, string>();
  for (const { path, sent, given } of aliases) {
    if (path.join('.') === list) first.set(given, first.get(sent) ?? sent);
  }
  // A given id that stands beside the item which has its old one must not take that one's key.
  const taken = new Set<string>(first.values());
  return (id) => {
    const own = String(id);
    return first.get(own) ?? (taken.has(own) ? `${own}-theirs` : own);
  };
}
