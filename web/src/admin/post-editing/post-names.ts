import { z } from 'zod';
import { adminStorage } from '../../shared/lib/admin-storage';
import { OwnNames } from '../editing/browser/own-names';
import { unsentEntries } from '../entry-editing/unsent-entries';
import { NEW_PREFIX, NO_ID, newPostName, POST_PREFIX } from './post-document';
import { postEntries } from './post-entries';

const ownNames = new OwnNames(NEW_PREFIX);
const known = z.object({ id: z.number() });

/** Under which name a post is edited: one that was made in this browser keeps the name that its unsent words stand under. */
export async function nameOfPost(id: number, person: number): Promise<string> {
  const unsent = await unsentEntries(postEntries, person);
  const found = unsent.findLast(({ mine }) => id !== NO_ID && known.safeParse(mine).data?.id === id);
  return found?.name ?? `${POST_PREFIX}${id}`;
}

const keyOf = (person: number) => `${adminStorage.newPost}${person}`;

function formerName(person: number): string | null {
  try {
    return sessionStorage.getItem(keyOf(person));
  } catch {
    return null;
  }
}

/** The name of the new post in this tab: after a reload it is the same one, in a copy of the tab it is another. */
export async function nameOfNew(person: number, names = ownNames): Promise<string> {
  const former = formerName(person);
  // Words that this tab has already are shown in it, whoever had the name before.
  const isOurs = former !== null && (postEntries.unsentHere(person).includes(former) || (await names.take(former)));
  const name = isOurs ? former : newPostName();
  void names.take(name);
  goOnWith(name, person);
  return name;
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
