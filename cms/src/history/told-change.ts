import { HISTORY_START, HISTORY_VALUE, type Change, type HistoryChange, type Json } from '@apoti/contract';

/** How many characters an answer still has room for. */
export type Room = { left: number };

const ITEMS = 20;

/** A change as it is told: whole if there is room for it, else by the beginnings of its texts. */
export function toldChange(change: Change, room: Room): HistoryChange {
  const length = JSON.stringify(change).length;
  if (length > HISTORY_VALUE || length > room.left) return { ...shortChange(change), long: true };
  room.left -= length;
  return change;
}

/** Where and what a change was, by the beginnings of its texts. */
export function shortChange({ path, old, new: next }: Change): Change {
  return {
    path,
    ...(old === undefined ? {} : { old: start(old) }),
    ...(next === undefined ? {} : { new: start(next) }),
  };
}

function start(value: Json): Json {
  if (typeof value === 'string') return value.length > HISTORY_START ? cut(value) : value;
  if (Array.isArray(value)) return value.slice(0, ITEMS).map(start);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, start(inner)]));
}

/** Not through the middle of a character of two halves. */
function cut(text: string): string {
  const [last = ''] = text.slice(HISTORY_START - 1);
  return text.slice(
    0,
    last.codePointAt(0) !== undefined && /[\uD800-\uDBFF]/.test(last) ? HISTORY_START - 1 : HISTORY_START,
  );
}
