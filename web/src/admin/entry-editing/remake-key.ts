import { adminStorage } from '../../shared/lib/admin-storage';
import { newUuid } from '../../shared/lib/uuid';
import { keepDraft, readDraft } from '../form/draft-store';
import { makeAnew } from './make-anew';

/** Whose words, and the name of their records in this browser: an editing session. */
type Words = { readonly person: number; readonly name: string };

const placeOf = ({ person, name }: Words) => `${adminStorage.remakeKey}${person}:${name}`;

/**
 * Under which request the words of an entry that was deleted elsewhere become a new one: the same until that is done, also
 * after the answer was lost and the page was loaded again, so that they become one (A6).
 */
export function remakeKey(words: Words): string {
  const kept = readDraft(placeOf(words));
  if (kept !== null) return kept;
  const made = newUuid();
  keepDraft(placeOf(words), made);
  return made;
}

/** They have become one, or are not wanted any more. */
export function forgetRemakeKey(words: Words): void {
  keepDraft(placeOf(words), null);
}

/** Makes a new one of the words under their key. Throws what `make` throws. */
export async function remakeOnce<R>(words: Words, make: (key: string) => Promise<R>): Promise<R> {
  const { made } = await makeAnew(make, remakeKey(words), () => {
    forgetRemakeKey(words);
    return remakeKey(words);
  });
  return made;
}
