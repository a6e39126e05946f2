import {
  applyChanges,
  diff,
  equal,
  faultPlace,
  isObject,
  merge,
  survivorsOf,
  toFieldIssues,
  type Alias,
  type Change,
  type Conflict,
  type FieldIssue,
  type Json,
  type JsonObject,
  type ObjectShape,
  type Survivor,
} from '@apoti/contract';
import { findCollisions, findReused, rename } from '@apoti/contract/merge/rename';
import { typesOnly } from '@apoti/contract/lib/types-only';
import type { z } from 'zod';
import { valueAtPath } from '@apoti/contract/merge/value-at-path';
import { completeCopy } from './complete-copy';

type Sides<T> = { base: T; mine: T; theirs: T };

/** What the editing core must know of an object that is edited: everything else about it is the screens' business. */
export type EditedDocument<T> = {
  /** Names its records in the browser. */
  name: string;
  /** Whether a value (read back from the browser) is a whole working copy of this build's form. */
  isWorkingCopy(value: unknown): value is T;
  /** The value of a build that knew fewer fields as a whole working copy, those as they are at `present`; null where that is none either. */
  completed(value: unknown, present: T): T | null;
  /** What keeps `mine` from being saved. Parts that are still `base`'s are not looked at again. */
  check(mine: T, base: T): FieldIssue[];
  /** `mine` with `base`'s parts in place of those with faults. Absent where the parts are one thing, sent whole or not at all. */
  withoutFaults?(mine: T, base: T, issues: readonly FieldIssue[]): T;
  /**
   * Three-way merge in which one side wins, `mine` if not said: the fields that both changed are reported then. Where `theirs` wins,
   * those are that `mine` has of what may be another item by now.
   */
  merge(sides: Sides<T>, wins?: 'mine' | 'theirs'): { value: T; conflicts: Conflict[] };
  /** Ids of `mine`'s new items that `theirs` gave to other items meanwhile, or the server to an earlier new item of `mine` (`given`). */
  collisions(sides: Sides<T>, given?: readonly Alias[]): Alias[];
  /** Ids of what comes back to `mine` that `theirs` gave to something else meanwhile. */
  reused(sides: Sides<T>): Alias[];
  rename(value: T, aliases: readonly Alias[]): T;
  changes(before: T, after: T): Change[];
  /** What of `merged` stays though one side deleted it ({@link survivorsOf}). */
  survivors(changes: Parameters<typeof survivorsOf>[1], merged: T): Survivor[];
  at(value: T, path: readonly string[]): Json | undefined;
  put(value: T, path: readonly string[], field: Json | undefined): T;
  /** What a step leads to, without what only an answered question may do. Absent where nothing is asked about. */
  withoutAsked?(next: T, mine: T): T;
  /**
   * Where one name can come to stand for several things, as a new entry's does in a copied tab: which of them a value is (0: not made
   * yet), and a name for its records that is no other's.
   */
  several?: { idOf(value: T): number; nameFor(value: T): string };
};

/**
 * A document whose schema is an object at the top, such as the content object. `across` names the faults of parts that do
 * not go together, which no part's own schema can see.
 */
export function objectDocument<T extends JsonObject>(
  name: string,
  schema: z.ZodObject & z.ZodType<T>,
  shape: ObjectShape,
  across: (value: T) => FieldIssue[] = () => [],
): EditedDocument<T> {
  return looseDocument(name, { schema, working: typesOnly<T>(schema) }, shape, across);
}

/**
 * A document whose working copy may hold what no save takes, such as a text where a number belongs: `schema` is the check of
 * what is saved, `working` that of the working copy.
 */
export function looseDocument<T extends JsonObject>(
  name: string,
  { schema, working }: { schema: z.ZodObject; working: z.ZodType<T> },
  shape: ObjectShape,
  across: (value: T) => FieldIssue[] = () => [],
): EditedDocument<T> {
  const isWorkingCopy = (value: unknown): value is T => working.safeParse(value).success;
  /** The merge keeps the shape; this states it, and refuses to go on with anything else. */
  const whole = (value: Json | undefined): T => {
    if (!isWorkingCopy(value)) throw new Error(`The ${name} lost its shape`);
    return value;
  };
  return {
    name,
    isWorkingCopy,
    completed: (value, present) => {
      const made = isObject(value) ? completeCopy(shape, value, present) : null;
      return isWorkingCopy(made) ? made : null;
    },
    check: (mine, base) => {
      const issues = Object.entries(schema.shape).flatMap(([part, field]) => {
        if (mine[part] === base[part]) return [];
        const { error } = (field as z.ZodType).safeParse(mine[part]);
        return error ? toFieldIssues(error).map((issue) => ({ ...issue, path: [part, ...issue.path] })) : [];
      });
      return [...issues, ...withoutOld(across(mine), mine, across(base), base)];
    },
    merge: (sides, wins = 'mine') => {
      const asked = merge(shape, sides, wins === 'mine' ? 'ask' : wins);
      // Where it asks, theirs stand meanwhile.
      const { value } = asked.conflicts.length === 0 || wins === 'theirs' ? asked : merge(shape, sides, 'mine');
      // One side as it is, after most saves: it need not be looked at again.
      const side = [sides.theirs, sides.mine].find((one) => one === value);
      return { value: side ?? whole(value), conflicts: asked.conflicts };
    },
    collisions: ({ base, mine, theirs }, given) => findCollisions(shape, base, mine, theirs, given),
    reused: ({ base, mine, theirs }) => findReused(shape, base, mine, theirs),
    rename: (value, aliases) => (aliases.length === 0 ? value : whole(rename(shape, value, aliases))),
    changes: (before, after) => diff(shape, before, after),
    survivors: (changes, merged) => survivorsOf(shape, changes, merged),
    at: (value, path) => valueAtPath(shape, value, path),
    put: (value, path, field) => {
      const change: Change = { path: [...path], ...(field === undefined ? {} : { new: field }) };
      const next = applyChanges(shape, value, [change], 'forward');
      return isWorkingCopy(next) && isObject(next) ? next : value;
    },
  };
}

/** The faults of `mine` without those that `base` has at the same value: what was stored before a rule came may stay as it is. */
function withoutOld(issues: FieldIssue[], mine: Json, before: readonly FieldIssue[], base: Json): FieldIssue[] {
  const isSame = (issue: FieldIssue, old: FieldIssue) =>
    issue.message === old.message &&
    equal(faultPlace(mine, issue.path), faultPlace(base, old.path)) &&
    same(at(mine, issue.path), at(base, old.path));
  return issues.filter((issue) => !before.some((old) => isSame(issue, old)));
}

/** What an issue's path leads to. */
function at(value: Json | undefined, path: FieldIssue['path']): Json | undefined {
  return path.reduce<Json | undefined>((found, step) => {
    if (Array.isArray(found)) return found[Number(step)];
    return isObject(found) ? found[step] : undefined;
  }, value);
}

/** The same document, in which an old fault does not hold back what else is edited in its part: the server takes it, too (A17, A18). */
export function withOldFaults<T extends JsonObject>(document: EditedDocument<T>): EditedDocument<T> {
  return {
    ...document,
    check: (mine, base) => {
      const issues = document.check(mine, base);
      // The other way round it looks at the same parts, as they were.
      return issues.length === 0 ? issues : withoutOld(issues, mine, document.check(base, mine), base);
    },
  };
}

/** The same document of parts that have nothing to do with each other: a fault in one does not hold the others back. */
export function ofSeparateParts<T extends JsonObject>(document: EditedDocument<T>): EditedDocument<T> {
  return {
    ...document,
    withoutFaults: (mine, base, issues) => {
      const faulty = new Set(issues.map(({ path: [part] }) => String(part)));
      return { ...mine, ...Object.fromEntries(Object.entries(base).filter(([part]) => faulty.has(part))) };
    },
  };
}

/** Deep equality of two working copies; quick where they share parts. */
export function same<T>(a: T, b: T): boolean {
  return a === b || (isJson(a) && isJson(b) && equal(a, b));
}

function isJson(value: unknown): value is Json {
  return value !== undefined;
}
