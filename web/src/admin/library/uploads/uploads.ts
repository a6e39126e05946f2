import { useSyncExternalStore } from 'react';
import { ApiError, libraryTexts, uploadTexts } from '@apoti/contract';
import { refreshSession } from '../../../shared/api/auth';
import { refreshLibrary } from '../../../shared/api/library';
import { replaceFile, uploadFile } from '../../../shared/api/library-upload';
import { adminToast } from '../../../shared/ui/toast';
import { doneText } from '../../lists/bulk-texts';
import { fileNoun } from '../file-texts';
import { tellOfUploads } from './any-uploads';
import { isOver, UploadQueue, type QueuedUpload, type Wanted } from './upload-queue';

/** What is over and not told of yet. */
let ended: QueuedUpload[] = [];

/** The uploads of this tab: they go on while other screens are open. */
export const uploads = new UploadQueue({ send, onEnd });

async function send({ file, fields, replaces }: Wanted, sending: Parameters<typeof uploadFile>[2]) {
  try {
    if (replaces === null) return await uploadFile(file, fields, sending);
    return { file: await replaceFile(replaces.id, file, sending), duplicate: false };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') void refreshSession();
    throw error;
  }
}

function onEnd(upload: QueuedUpload, isLast: boolean): void {
  refresh();
  ended.push(upload);
  if (!isLast) return;
  sayEnd(ended);
  ended = [];
}

/** Says what became of those that ended since the last word. */
function sayEnd(ended: readonly QueuedUpload[]): void {
  const failed = ended.filter(({ state }) => state === 'failed');
  const [first] = failed;
  if (first)
    adminToast.error(failed.length === 1 ? first.error : `${libraryTexts.uploadFailed}: ${failed.length} files`);
  const done = ended.filter(({ state, duplicate }) => state === 'done' && !duplicate);
  const [one] = done;
  if (one && done.length > 1) adminToast.success(doneText(done.length, { did: 'uploaded', noun: fileNoun }));
  else if (one) adminToast.success(oneDone(one));
}

function oneDone({ replaces, result }: QueuedUpload): string {
  if (replaces !== null) return libraryTexts.replaced;
  return result?.type === 'image' ? uploadTexts.done : libraryTexts.uploaded;
}

let refreshing: 'no' | 'now' | 'again' = 'no';

/** Asks for the library again; once more after that if another file has come meanwhile, however many they are. */
function refresh(): void {
  if (refreshing !== 'no') {
    refreshing = 'again';
    return;
  }
  refreshing = 'now';
  void refreshLibrary().finally(() => {
    const isWanted = refreshing === 'again';
    refreshing = 'no';
    if (isWanted) refresh();
  });
}

/** The uploads as they are. */
export function useUploads(): readonly QueuedUpload[] {
  return useSyncExternalStore(uploads.subscribe, uploads.list);
}

/** Tells the browser to ask before the page is left while something is on its way. */
function warn(event: BeforeUnloadEvent): void {
  if (uploads.list().some((upload) => !isOver(upload))) event.preventDefault();
}
window.addEventListener('beforeunload', warn);
uploads.subscribe(() => tellOfUploads(uploads.list().length > 0));
