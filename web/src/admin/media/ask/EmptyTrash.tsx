import { ApiError, libraryTexts, type LibraryCounts } from '@apoti/contract';
import { useState } from 'react';
import { emptyTrash, thenRefreshed } from '../../../shared/api/library';
import { adminToast } from '../../../shared/ui/toast';
import { fileNoun } from '../../library/file-texts';
import { countText, sentence } from '../../lists/list-texts';
import type { Selection } from '../../lists/use-selection';
import { goneText, mediaTexts, stoppedEmptyingText } from '../media-texts';
import type { Chosen } from '../use-file-bulk';
import { AskForm } from './AskForm';

type EmptyTrashProps = {
  counts: Pick<LibraryCounts, 'trash' | 'trashUpTo'>;
  /** What is selected in the trash. */
  selection: Selection<Chosen>;
  onDone: () => void;
};

/**
 * Asks before all that is in the trash is deleted for good. What went there later than the list says stays, and so does what is left
 * when the question is closed.
 */
export function EmptyTrash({ counts, selection, onDone }: EmptyTrashProps) {
  const [deleted, setDeleted] = useState(0);
  const send = async (isOpen: () => boolean) => {
    // Those that could not be deleted stay the oldest: each step tries and counts them again, so that the last one counts.
    let [done, failed, isMore] = [0, 0, true];
    try {
      await thenRefreshed(async () => {
        while (isMore && isOpen()) {
          const part = await emptyTrash(counts.trashUpTo);
          done += part.deleted;
          setDeleted(done);
          isMore = part.left > 0 && part.deleted > 0;
          failed = part.failed + (isMore ? 0 : part.left);
        }
      });
    } catch (caught) {
      setDeleted(0);
      throw caught instanceof ApiError ? alsoGone(caught, done) : caught;
    } finally {
      // Which ones are gone is not told.
      if (done > 0) selection.replace([]);
    }
    if (isMore) adminToast.error(stoppedEmptyingText(done));
    else if (failed > 0) adminToast.error(done === 0 ? libraryTexts.allFailed : libraryTexts.manyFailed(failed));
    else adminToast.success(libraryTexts.emptied);
  };
  return (
    <AskForm
      {...{ title: 'Empty the trash?', action: 'Empty trash', look: 'danger', onDone }}
      stop={mediaTexts.stopEmptying}
      onSend={send}
    >
      <p>
        {countText(counts.trash, fileNoun)} in the trash {counts.trash === 1 ? 'is' : 'are'} deleted permanently. This
        cannot be undone.
      </p>
      <p role="status">{deleted > 0 && `${countText(deleted, fileNoun)} deleted…`}</p>
    </AskForm>
  );
}

/** The failure, and what was deleted before it. */
function alsoGone(failure: ApiError, deleted: number): ApiError {
  if (deleted === 0) return failure;
  const text = `${sentence(failure.message)} ${goneText(deleted)}`;
  return new ApiError(failure.code, text, failure.details, { cause: failure });
}
