import { contentShape, isStateKind, states, teamShape, type HistoryKind, type Shape } from '@apoti/contract';
import { entryKinds, type EntryKind } from '../entries/kinds';

/** The entries of a kind that is logged entry by entry; undefined for kinds that are one state. */
export function entriesOf(kind: HistoryKind): EntryKind | undefined {
  return entryKinds.find((entry) => entry.kind === kind);
}

/** How a kind's changes are to be read. */
export function shapeOfKind(kind: HistoryKind): Shape {
  if (kind === 'content') return contentShape;
  if (isStateKind(kind)) return states[kind].shape;
  return entriesOf(kind)?.shape ?? teamShape;
}
