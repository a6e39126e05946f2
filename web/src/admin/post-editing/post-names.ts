import { z } from 'zod';
import { adminStorage } from '../../shared/lib/storage-names';
import { newUuid } from '../../shared/lib/uuid';
import { unsentEntries } from '../entry-editing/unsent-entries';
import { NO_ID, POST_PREFIX } from './post-document';
import { postEntries } from './post-entries';

const NEW_PREFIX = `${POST_PREFIX}new-`;
const known = z.object({ id: z.number() });

/** Under which name a post is edited: one that was made in this browser keeps the name that its unsent words stand under. */
export async function nameOfPost(id: number, person: number): Promise<string> {
  const unsent = await unsentEntries(postEntries, person);
  const found = unsent.findLast(({ mine }) => id !== NO_ID && known.safeParse(mine).data?.id === id);
  return found?.name ?? `${POST_PREFIX}${id}`;
}

const keyOf = (person: number) => `${adminStorage.newPost}${person}`;

/** The name of the new post in this tab: after a reload it is the same one. */
export function nameOfNew(person: number): string {
  const key = keyOf(person);
  try {
    const name = sessionStorage.getItem(key) ?? `${NEW_PREFIX}${newUuid()}`;
    sessionStorage.setItem(key, name);
    return name;
  } catch {
    return `${NEW_PREFIX}${newUuid()}`;
  }
}

/** The new post in this tab is the unsent one of this name from now on: its form goes on with it. */
export function goOnWith(name: string, person: number): void {
  try {
    sessionStorage.setItem(keyOf(person), name);
  } catch {
    // Forbidden storage: a new one is begun, and this one stays where it is.
  }
}

/** The next new post in this tab is another one. */
export function forgetNew(person: number): void {
  try {
    sessionStorage.removeItem(keyOf(person));
  } catch {
    // Forbidden storage: nothing was kept.
  }
}
