import { z } from 'zod';
import { adminStorage } from '../../shared/lib/storage-names';
import { newUuid } from '../../shared/lib/uuid';
import { unsentWork } from '../editing/browser/record-store';
import { NO_ID } from './post-document';

const PREFIX = 'post-';
const NEW_PREFIX = `${PREFIX}new-`;
const known = z.object({ id: z.number() });

/** Unsent work on a post: the name of its records, and the post's id if it has one. */
export type UnsentPost = { name: string; id: number };

/** Posts of which this person has unsent work in this browser. */
export async function unsentPosts(person: number): Promise<UnsentPost[]> {
  const works = await unsentWork(person).catch(() => []);
  const byName = new Map<string, UnsentPost>();
  for (const { name, mine } of works) {
    const post = known.safeParse(mine).data;
    if (name.startsWith(PREFIX) && post) byName.set(name, { name, id: post.id });
  }
  return [...byName.values()];
}

/** Under which name a post is edited: one that was made in this browser keeps the name that its unsent words stand under. */
export async function nameOfPost(id: number, person: number): Promise<string> {
  const found = (await unsentPosts(person)).find((post) => post.id === id && id !== NO_ID);
  return found?.name ?? `${PREFIX}${id}`;
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

/** The next new post in this tab is another one. */
export function forgetNew(person: number): void {
  try {
    sessionStorage.removeItem(keyOf(person));
  } catch {
    // Forbidden storage: nothing was kept.
  }
}
