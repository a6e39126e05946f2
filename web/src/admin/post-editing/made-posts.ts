import { z } from 'zod';
import { adminStorage } from '../../shared/lib/admin-storage';

/** So many are remembered; the oldest are forgotten first. */
const MOST = 200;
const idsSchema = z.array(z.number()).catch([]);
const keyOf = (person: number) => `${adminStorage.madePosts}${person}`;

function read(person: number): number[] {
  try {
    return idsSchema.parse(JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]'));
  } catch {
    return [];
  }
}

function write(person: number, ids: readonly number[]): void {
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(ids.slice(-MOST)));
  } catch {
    // A browser that keeps nothing: the form still knows as long as it is open.
  }
}

/** Remembers a post that the autosave of a new post's form has made: its person has not heard of that yet (A21). */
export function noteMade(person: number, id: number): void {
  write(person, [...read(person), id]);
}

/** Whether a post made itself in this browser and was not saved by hand since. */
export function wasOnlyMade(person: number, id: number): boolean {
  return read(person).includes(id);
}

/** The person was told that her post was created. */
export function forgetMade(person: number, id: number): void {
  const ids = read(person);
  if (ids.includes(id))
    write(
      person,
      ids.filter((one) => one !== id),
    );
}
