import { createContext, useContext, useSyncExternalStore } from 'react';
import { whoWorks } from '../../shared/api/presence';

/** Something on its way to the server that ends with the document. */
type UnderWay = {
  /** The kept draft that it is for; empty for none. */
  key: string;
  /** How many files of whoever works here now: another's wait for their next sign-in and are nobody else's business. */
  count: () => number;
  cancel: () => void;
};

const underWay = new Set<UnderWay>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has the browser ask before the page is left while something is on its way. */
const warn = (event: BeforeUnloadEvent) => {
  if (countUploads() > 0) event.preventDefault();
};

/** Notes uploads as on their way; answers what notes that they are not any more. */
export function noteUpload(upload: UnderWay): () => void {
  if (underWay.size === 0) window.addEventListener('beforeunload', warn);
  underWay.add(upload);
  tell();
  return () => {
    underWay.delete(upload);
    if (underWay.size === 0) window.removeEventListener('beforeunload', warn);
    tell();
  };
}

/** How many files are on their way, from wherever they were sent. */
export function countUploads(): number {
  return [...underWay].reduce((sum, { count }) => sum + count(), 0);
}

/** Stops all of whoever works here now, or those for this key. */
export function cancelUploads(key?: string): void {
  const isMeant = ({ key: its, count }: UnderWay) => (key === undefined ? count() > 0 : its === key);
  for (const upload of [...underWay]) if (isMeant(upload)) upload.cancel();
}

/** Says to the picture fields of a form what their pictures are for: the key of a kept draft, also after the form was closed. */
export const UploadsFor = createContext('');

/** Notes a picture of this form as on its way. */
export function useNoteUpload(): (cancel: () => void) => () => void {
  const key = useContext(UploadsFor);
  return (cancel) => {
    const person = whoWorks();
    return noteUpload({ key, count: () => (person === null || person === whoWorks() ? 1 : 0), cancel });
  };
}

/** Whether a picture is on its way for what has this key; what has none waits for nothing. */
export function useIsUploading(key: string): boolean {
  return useSyncExternalStore(subscribe, () => key !== '' && [...underWay].some((each) => each.key === key));
}

/** Whether a picture is on its way in this tab, whatever it is for. */
export function isAnyUploading(): boolean {
  return underWay.size > 0;
}

/** Resolves once none is. */
export function uploadsEnded(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isAnyUploading()) return;
      listeners.delete(look);
      resolve();
    };
    listeners.add(look);
    look();
  });
}
