import { equal, MAX_WIRE_ID, toSlug, type Json, type JsonObject } from '@apoti/contract';
import { called, type Notes } from '../notes';

/** How the items of a list are told apart: by what, and by which text a person knows one. */
export type ItemNames = { identity: 'id' | 'key'; numeric: boolean; label: string; name: string };

const labelOf = (item: JsonObject, label: string) =>
  String(item[label] ?? '')
    .trim()
    .toLowerCase();

function ownIdentity(item: JsonObject, { identity, numeric }: ItemNames): string | null {
  const value = item[identity];
  if (numeric) {
    const fits = typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_WIRE_ID;
    return fits ? String(value) : null;
  }
  return typeof value === 'string' && value.trim() !== '' && value.length <= 60 ? value : null;
}

/**
 * Every item with an identity that no other has. One that has none, or another's, gets that of the item of the same name which is
 * here already, else a free one that is the same in every run.
 */
export function identifyItems(
  items: readonly JsonObject[],
  present: readonly JsonObject[],
  names: ItemNames,
  notes: Notes,
): JsonObject[] {
  const { identity, numeric, label, name } = names;
  const first = new Map<string, JsonObject>();
  const own = items.map((item) => {
    const known = ownIdentity(item, names);
    if (known === null || first.has(known)) return { item, known: null, twin: first.get(known ?? '') };
    first.set(known, item);
    return { item, known, twin: undefined };
  });
  const used = new Set(first.keys());
  const free = freeIdentity(numeric, new Set([...used, ...present.map((item) => String(item[identity]))]));
  return own.flatMap(({ item, known, twin }) => {
    const text = called(name, item[label], item['id']);
    if (known !== null) return [item];
    if (twin !== undefined && equal(item, twin)) {
      notes.add(text, 'was there twice; one is left out');
      return [];
    }
    const namesake = present.find(
      (other) =>
        !used.has(String(other[identity])) &&
        labelOf(item, label) !== '' &&
        labelOf(other, label) === labelOf(item, label),
    );
    const given = namesake ? String(namesake[identity]) : free(labelOf(item, label));
    used.add(given);
    if (identity === 'id') notes.add(text, `${twin ? 'had the id of another' : 'had no id'}; it gets one`);
    return [{ ...item, [identity]: numeric ? Number(given) : given } satisfies Record<string, Json>];
  });
}

function freeIdentity(numeric: boolean, taken: Set<string>): (label: string) => string {
  let highest = Math.max(0, ...[...taken].map(Number).filter((id) => Number.isSafeInteger(id)));
  return (label) => {
    if (numeric) {
      highest = highest < MAX_WIRE_ID ? highest + 1 : 1;
      while (taken.has(String(highest))) highest += 1;
      taken.add(String(highest));
      return String(highest);
    }
    const base = toSlug(label).slice(0, 40) || 'item';
    let key = base;
    for (let number = 2; taken.has(key); number += 1) key = `${base}-${number}`;
    taken.add(key);
    return key;
  };
}
