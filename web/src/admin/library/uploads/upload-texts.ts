import { libraryTexts } from '@apoti/contract';
import { countText } from '../../lists/list-texts';
import { fileNoun } from '../file-texts';
import { isOver, type QueuedUpload } from './upload-queue';

/** What an upload is doing. */
export function stateText({ state, progress, duplicate, replaces }: QueuedUpload): string {
  if (state === 'waiting') return 'Waiting';
  if (state === 'cancelled') return 'Cancelled';
  if (state === 'failed') return libraryTexts.uploadFailed;
  if (state === 'done') {
    if (duplicate) return libraryTexts.duplicate;
    return replaces === null ? 'Uploaded' : 'Replaced';
  }
  return progress < 1 ? `${Math.floor(progress * 100)} %` : 'Being stored';
}

/** Where all of them stand. Without how far each is: it is read out at each change. */
export function traySummary(list: readonly QueuedUpload[]): string {
  const under = list.filter((upload) => !isOver(upload)).length;
  if (under > 0) return `Uploading ${countText(under, fileNoun)}…`;
  const of = (state: QueuedUpload['state']) => list.filter((upload) => upload.state === state).length;
  const parts = [
    of('done') > 0 && `${countText(of('done'), fileNoun)} uploaded`,
    of('failed') > 0 && `${of('failed').toLocaleString('en')} failed`,
    of('cancelled') > 0 && `${of('cancelled').toLocaleString('en')} cancelled`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}
