import { useSyncExternalStore } from 'react';
import { ApiError, libraryTexts, uploadTexts } from '@apoti/contract';
import { onPresence, whoWorks } from '../../../shared/api/presence';
import { refreshLibrary, showFile } from '../../../shared/api/library';
import { replaceFile, uploadFile } from '../../../shared/api/library-upload';
import { adminToast } from '../../../shared/ui/toast';
import { doneText } from '../../lists/bulk-texts';
import { fileNoun } from '../file-texts';
import { noteUpload } from '../../form/uploads';
import { tellOfUploads } from './any-uploads';
import { holdFor } from './hold';
import { FILE_GONE } from './upload-texts';
import { isOver, UploadQueue, type QueuedUpload } from './upload-queue';

/** What is over and not told of yet. */
let ended: QueuedUpload[] = [];

/** The uploads of this tab: they go on while other screens are open. */
export const uploads = new UploadQueue({
  person: whoWorks,
  send,
  hold: (error, upload, sent) => holdFor(error, { ...sent, person: upload.person, again: againOf(upload) }),
  onEnd,
});

/** Without an answer nobody knows whether a copy is stored; everything else names what was seen, or is stored once. */
function againOf({ fields }: QueuedUpload): 'same' | 'twice' {
  return fields.copy === 'true' ? 'twice' : 'same';
}

async function send(
  { file, fields, replaces, person }: QueuedUpload,
  way: Omit<Parameters<typeof uploadFile>[2], 'person'>,
) {
  const sending = { ...way, person };
  try {
    if (replaces === null) return await uploadFile(file, fields, sending);
    const replaced = await replaceFile(replaces, file, sending);
    await showFile(replaced);
    return { file: replaced, duplicate: false };
  } catch (error) {
    // A browser that cannot read the file says the same as one without a network.
    if (error instanceof ApiError && error.code === 'unavailable' && !(await isReadable(file)))
      throw new ApiError('bad_request', FILE_GONE);
    throw error;
  }
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function onEnd(upload: QueuedUpload, isLast: boolean): void {
  refresh();
  ended.push(upload);
  if (!isLast) return;
  const isTheirs = ({ person }: QueuedUpload) => person === upload.person;
  const [theirs, others] = [ended.filter(isTheirs), ended.filter((each) => !isTheirs(each))];
  ended = others;
  if (uploads.isMine(upload)) sayEnd(theirs);
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

/** The uploads of whoever works here now, as they are. */
export function useUploads(): readonly QueuedUpload[] {
  useSyncExternalStore(onPresence, whoWorks);
  return useSyncExternalStore(uploads.subscribe, uploads.list).filter(uploads.isMine);
}

const mine = () => uploads.list().filter(uploads.isMine);
const countUnderWay = () => mine().filter((upload) => !isOver(upload)).length;
let noteEnd: (() => void) | null = null;

function tell(): void {
  tellOfUploads(mine().length > 0);
  if (countUnderWay() > 0) noteEnd ??= noteUpload({ key: '', count: countUnderWay, cancel: () => uploads.cancelAll() });
  else {
    noteEnd?.();
    noteEnd = null;
  }
}

uploads.subscribe(tell);
onPresence(tell);
