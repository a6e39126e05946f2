import type { Change } from '@apoti/contract';
import type { Editor, Place } from './editor';

/** Where `changes` were that led to this value, in words. What was deleted is not in it any more: its name is in what it was. */
export function changedPlaces<T>(
  { document, words }: Pick<Editor<T>, 'document' | 'words'>,
  value: T,
  changes: readonly Change[],
): Place[] {
  return changes.map(({ path, old }) => {
    if (old === undefined || document.at(value, path) !== undefined) return words.place(value, path);
    const place = words.place(document.put(value, path, old), path);
    return { ...place, field: place.field || 'Deleted' };
  });
}
