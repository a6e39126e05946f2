/** How an item of a list is known: by its wire id, else by its key. */
export type Identity = number | string;
/** An item that can be told from the others of its list. */
export type Identified = { id: Identity } | { key?: string | undefined };

/** An item's identity; an item that has none yet is known by the empty one. */
export function identityOf(item: Identified): Identity {
  return 'id' in item ? item.id : (item.key ?? '');
}

function placeOf(list: readonly Identified[], identity: Identity): number {
  return list.findIndex((item) => identityOf(item) === identity);
}

/** Changes fields of an item. The same list comes back when they hold that already, so that nothing counts as an edit. */
export function changeItem<T extends Identified>(list: T[], identity: Identity, fields: Partial<T>): T[] {
  const place = placeOf(list, identity);
  const item = list[place];
  if (item === undefined) return list;
  const next = { ...item, ...fields };
  const names = Object.keys(fields) as (keyof T)[];
  return names.every((name) => next[name] === item[name]) ? list : list.with(place, next);
}

/** Takes an item out. */
export function removeItem<T extends Identified>(list: T[], identity: Identity): T[] {
  const rest = list.filter((item) => identityOf(item) !== identity);
  return rest.length === list.length ? list : rest;
}

/** Puts an item to another place; beyond the ends it stays at the end. */
export function moveItem<T extends Identified>(list: T[], identity: Identity, to: number): T[] {
  const from = placeOf(list, identity);
  const place = Math.max(0, Math.min(list.length - 1, to));
  const item = list[from];
  if (item === undefined || place === from) return list;
  return list.toSpliced(from, 1).toSpliced(place, 0, item);
}

/**
 * Puts an item where another one stands, which makes room: what a move among chosen items of a list means for the whole of it.
 */
export function moveTo<T extends Identified>(list: T[], identity: Identity, target: Identity | undefined): T[] {
  const place = target === undefined ? -1 : placeOf(list, target);
  return place === -1 ? list : moveItem(list, identity, place);
}

/** Lines that hold a text: one that was added and left empty is none. */
export function writtenLines(lines: string[]): string[] {
  const written = lines.filter((line) => line.trim() !== '');
  return written.length === lines.length ? lines : written;
}

/** An id for a new item: the present time in ms (back-office §4), the next one if an item has it already. */
export function timestampId(list: readonly { id: number }[], now: number): number {
  const taken = new Set(list.map(({ id }) => id));
  let id = now;
  while (taken.has(id)) id += 1;
  return id;
}

/** An id for a new item: the highest one + 1 (back-office §4). */
export function highestId(list: readonly { id: number }[]): number {
  return list.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}
