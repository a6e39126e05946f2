import { equal, type JsonObject } from '@apoti/contract';
import { called, type Notes } from '../notes';
import { unitHash, type Units } from './unit-hash';

/** What becomes of the items of a kind, each by how people call it. */
export type Counts = { fresh: string[]; changed: string[]; removed: string[]; unchanged: number };
export type ListPlan<Item> = Counts & {
  /** The list as it will be. */
  next: Item[];
  /** Of it what has to be written. */
  written: Item[];
  /** Identities of examples that go. */
  gone: string[];
  units: Record<string, string>;
};

/** A list to be brought over: what came, what is here, and with what a new site begins. */
export type ListSides<Item> = {
  unit: string;
  name: string;
  identity: 'id' | 'key';
  label: string;
  imported: readonly Item[];
  present: readonly Item[];
  examples: readonly Item[];
};

export function noCounts(): Counts {
  return { fresh: [], changed: [], removed: [], unchanged: 0 };
}

/**
 * Plans a list. What came and has not changed there since it was brought over stays as it is here, also where it was edited or
 * deleted meanwhile. What people made here stays; the examples of a new site go. Pure.
 */
export function planList<Item extends JsonObject>(sides: ListSides<Item>, known: Units, notes: Notes): ListPlan<Item> {
  const { unit, name, identity, label, imported, present, examples } = sides;
  const idOf = (item: Item) => String(item[identity]);
  const here = new Map(present.map((item) => [idOf(item), item]));
  const byId = new Map(examples.map((item) => [idOf(item), item]));
  const isExample = (item: Item) => equal(byId.get(idOf(item)), item);
  const plan: ListPlan<Item> = { ...noCounts(), next: [], written: [], gone: [], units: {} };
  const took = new Set<string>();
  for (const item of imported) {
    const [id, hash, text] = [idOf(item), unitHash(item), called(name, item[label], item['id'])];
    const now = here.get(id);
    took.add(id);
    const key = `${unit}#${id}`;
    const isOther = now !== undefined && !(key in known) && !isExample(now) && !sameName(now[label], item[label]);
    if (isOther) {
      notes.leaveOut(text, `another one has its id ${id} here: ${called(name, now[label])} (--again writes over it)`);
      plan.next.push(now);
      continue;
    }
    plan.units[key] = hash;
    const isSame = known[key] === hash;
    if (isSame && now === undefined) notes.add(text, 'was deleted here and stays so (--again brings it back)');
    if (isSame || (now !== undefined && equal(now, item))) {
      plan.unchanged += 1;
      if (now !== undefined) plan.next.push(now);
      continue;
    }
    plan[now === undefined ? 'fresh' : 'changed'].push(text);
    plan.written.push(item);
    plan.next.push(item);
  }
  for (const item of present.filter((other) => !took.has(idOf(other)))) {
    if (!isExample(item)) plan.next.push(item);
    else {
      plan.removed.push(called(name, item[label]));
      plan.gone.push(idOf(item));
    }
  }
  // Who put them into another order here meant it.
  if (plan.written.length === 0 && plan.gone.length === 0) plan.next = [...present];
  return plan;
}

function sameName(one: unknown, other: unknown): boolean {
  return (
    String(one ?? '')
      .trim()
      .toLowerCase() ===
    String(other ?? '')
      .trim()
      .toLowerCase()
  );
}
