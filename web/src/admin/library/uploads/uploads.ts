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
import { endText } from './upload-sum';

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

/** Says what became of those that ended since the last word: one in words of its own, several in their sum. */
function sayEnd(ended: readonly QueuedUpload[]): void {
  const [one] = ended;
  if (one && ended.length === 1) return sayOne(one);
  const isAll = ended.every(({ state, duplicate, replaces }) => state === 'done' && !duplicate && replaces === null);
  const end = endText(ended);
  if (isAll) adminToast.success(doneText(ended.length, { did: 'uploaded', noun: fileNoun }));
  else if (end) adminToast[end.kind](end.text);
}

function sayOne(one: QueuedUpload): void {
  if (one.state === 'failed') adminToast.error(one.error);
  if (one.state === 'done') adminToast.success(one.duplicate ? libraryTexts.duplicate : oneDone(one));
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
