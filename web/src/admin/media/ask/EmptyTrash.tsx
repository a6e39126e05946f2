import { libraryTexts, type LibraryCounts } from '@apoti/contract';
import { useState } from 'react';
import { emptyTrash, refreshLibrary } from '../../../shared/api/library';
import { adminToast } from '../../../shared/ui/toast';
import { fileNoun } from '../../library/file-texts';
import { countText } from '../../lists/list-texts';
import { AskForm } from './AskForm';

type EmptyTrashProps = { counts: Pick<LibraryCounts, 'trash' | 'trashUpTo'>; onDone: () => void };

/** Asks before all that is in the trash is deleted for good. What went there later than the list says stays. */
export function EmptyTrash({ counts, onDone }: EmptyTrashProps) {
  const [deleted, setDeleted] = useState(0);
  const send = async () => {
    // Those that could not be deleted stay the oldest: each step tries and counts them again, so that the last one counts.
    let [done, failed] = [0, 0];
    try {
      for (let isMore = true; isMore;) {
        const part = await emptyTrash(counts.trashUpTo);
        done += part.deleted;
        setDeleted(done);
        isMore = part.left > 0 && part.deleted > 0;
        failed = part.failed + (isMore ? 0 : part.left);
      }
    } finally {
      await refreshLibrary();
    }
    if (failed > 0) adminToast.error(done === 0 ? libraryTexts.allFailed : libraryTexts.manyFailed(failed));
    else adminToast.success(libraryTexts.emptied);
  };
  return (
    <AskForm title="Empty the trash?" action="Empty trash" look="danger" onDone={onDone} onSend={send}>
      <p>
        {countText(counts.trash, fileNoun)} in the trash {counts.trash === 1 ? 'is' : 'are'} deleted permanently. This
        cannot be undone.
      </p>
      <p role="status">{deleted > 0 && `${countText(deleted, fileNoun)} deleted…`}</p>
    </AskForm>
  );
}
