import type { Content, View } from '@apoti/contract';
import type { KindSource } from '../sources/kind-source';

/** The content with the place of each slide in its list, from 1, as the wire shows it. */
export function withOrder(content: Content): object {
  return { ...content, heroSlides: withOrders(content.heroSlides, {}) };
}

/** The items of a list with their place in it, from 1, and what else each of them carries. */
export function withOrders<Item extends object, More extends object>(items: readonly Item[], more: More) {
  return items.map((item, index) => ({ ...item, order: index + 1, ...more }));
}

/** What the data was read from. Defaults carry no revision: a save of them must never overwrite anything (428). */
export function withRevision<T>(source: KindSource<T>, view: View): { revision?: string } {
  const revision = source.revision(view);
  return revision === undefined ? {} : { revision };
}
