import { libraryTexts } from '@apoti/contract';
import { countText } from '../../lists/list-texts';
import { fileNoun } from '../file-texts';
import type { HoldReason } from './hold';
import { isOver, type QueuedUpload } from './upload-queue';
import { sumText } from './upload-sum';

/** Said of a file that was moved, changed or deleted on this computer after it was chosen. */
export const FILE_GONE = 'This file cannot be read any more: please choose it again';

/** Said of what is sent on at the next sign-in. */
export const SIGNED_OUT = 'Waiting until you sign in again';

const heldTexts: Record<HoldReason, string> = {
  'signed-out': SIGNED_OUT,
  unreachable: 'No answer: it is sent again by itself',
};

/** What an upload is doing. */
export function stateText({ state, progress, duplicate, replaces, held }: QueuedUpload): string {
  if (held !== null) return heldTexts[held];
  if (state === 'waiting') return 'Waiting';
  if (state === 'cancelled') return 'Cancelled';
  if (state === 'failed') return libraryTexts.uploadFailed;
  if (state === 'done') {
    if (duplicate) return libraryTexts.duplicate;
    return replaces === null ? 'Uploaded' : 'Replaced';
  }
  return progress < 1 ? `${Math.floor(progress * 100)} %` : 'Being stored';
}

const heldSummary: Record<HoldReason, string> = {
  'signed-out': 'you are signed out',
  unreachable: 'the server does not answer',
};

/** Where all of them stand. Without how far each is: it is read out at each change. */
export function traySummary(list: readonly QueuedUpload[]): string {
  const under = list.filter((upload) => !isOver(upload)).length;
  const held = list.find((upload) => upload.held !== null)?.held ?? null;
  if (held !== null) return `${countText(under, fileNoun)} waiting: ${heldSummary[held]}`;
  if (under > 0) return `Uploading ${countText(under, fileNoun)}…`;
  return sumText(list);
}
