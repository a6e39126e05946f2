import { createContext, useContext, useSyncExternalStore } from 'react';

/** How many pictures are on their way, by the key of what they are for. */
const underWay = new Map<string, number>();
const listeners = new Set<() => void>();

function count(key: string, by: 1 | -1): void {
  underWay.set(key, (underWay.get(key) ?? 0) + by);
  if (underWay.get(key) === 0) underWay.delete(key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says to the picture fields of a form what their pictures are for: the key of a kept draft, also after the form was closed. */
export const UploadsFor = createContext('');

/** Notes a picture of this form as on its way; answers what notes that it is not any more. */
export function useNoteUpload(): () => () => void {
  const key = useContext(UploadsFor);
  return () => {
    count(key, 1);
    return () => count(key, -1);
  };
}

/** Whether a picture is on its way for what has this key; what has none waits for nothing. */
export function useIsUploading(key: string): boolean {
  return useSyncExternalStore(subscribe, () => key !== '' && underWay.has(key));
}
