import type { LibraryFile } from '@apoti/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { isPresent, onPresence } from '../../../shared/api/presence';
import { editFile, refreshLibrary } from '../../../shared/api/library';
import { adminStorage } from '../../../shared/lib/admin-storage';
import { adminToast } from '../../../shared/ui/toast';
import { NOT_KEPT } from '../../editor/not-kept';
import { draftNames, isDraftKept, keepDraft, readDraft } from '../../form/draft-store';
import { FileWords } from './file-words';

/** The words of files that were opened in this tab and are perhaps not saved yet. */
const opened = new Map<string, FileWords>();

const placeOf = (person: number, id: string) => `${adminStorage.fileWords}${person}:${id}`;

function wordsFor(person: number, file: LibraryFile): FileWords {
  const place = placeOf(person, file.id);
  const known = opened.get(place);
  if (known) return known;
  const words = new FileWords(file, {
    save: async (patch) => {
      const saved = await editFile(file.id, patch, person);
      void refreshLibrary();
      return saved;
    },
    keep: (text) => keepDraft(place, text),
    kept: () => readDraft(place),
    isPresent: () => isPresent(person),
  });
  opened.set(place, words);
  return words;
}

/** What is typed about a file. Leaving it saves at once; what cannot be saved is kept, and said. */
export function useFileWords(person: number, file: LibraryFile) {
  const words = wordsFor(person, file);
  const state = useSyncExternalStore(words.subscribe, words.getState);
  useEffect(() => words.update(file), [words, file]);
  useEffect(() => {
    const flush = () => void words.flush();
    const stop = onPresence(() => isPresent(person) && flush());
    window.addEventListener('online', flush);
    // What is not saved waits for minutes by itself: who opens the file sends it.
    flush();
    return () => {
      window.removeEventListener('online', flush);
      stop();
      void leave(words, placeOf(person, file.id));
    };
  }, [words, person, file.id]);
  return {
    ...state,
    isKept: isFileKept(person, file.id),
    change: words.change.bind(words),
    settle: words.settle.bind(words),
    flush: () => void words.flush(),
  };
}

async function leave(words: FileWords, place: string): Promise<void> {
  await words.flush();
  if (!words.hasOwn()) return void opened.delete(place);
  const becomes = isDraftKept(place) ? 'Your words stay in this browser.' : NOT_KEPT;
  return void adminToast.error(`“${words.getState().words.name}” is not saved. ${becomes}`);
}

/** The files whose words this person has typed here and that are not saved yet. */
export function unsentFiles(person: number): string[] {
  const begin = placeOf(person, '');
  return draftNames(begin).map((name) => name.slice(begin.length));
}

/** Whether what was typed about a file outlives the page: not in a browser that keeps nothing. */
export function isFileKept(person: number, id: string): boolean {
  return isDraftKept(placeOf(person, id));
}

/** What was typed about a file and is not saved, as the browser keeps it; null: nothing. */
export function keptWords(person: number, id: string): string | null {
  return readDraft(placeOf(person, id));
}

/** Throws away what was typed about a file. */
export function forgetWords(person: number, id: string): void {
  const place = placeOf(person, id);
  opened.get(place)?.forget();
  opened.delete(place);
  keepDraft(place, null);
}
