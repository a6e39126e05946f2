import { libraryTexts } from '@apoti/contract';
import { useState } from 'react';
import { emptyTrash, refreshLibrary } from '../../../shared/api/library';
import { adminToast } from '../../../shared/ui/toast';
import { fileNoun } from '../../library/file-texts';
import { countText } from '../../lists/list-texts';
import { AskForm } from './AskForm';

/** Asks before all that is in the trash is deleted for good. What goes there later than this was asked stays. */
export function EmptyTrash({ onDone }: { onDone: () => void }) {
  const [until] = useState(() => new Date().toISOString());
  const [deleted, setDeleted] = useState(0);
  const send = async () => {
    let [done, failed] = [0, 0];
    try {
      for (let isMore = true; isMore;) {
        const part = await emptyTrash(until);
        done += part.deleted;
        failed += part.failed;
        setDeleted(done);
        // One that cannot be deleted is not tried for ever.
        isMore = part.left > 0 && part.deleted > 0;
      }
    } finally {
      await refreshLibrary();
    }
    if (failed > 0) adminToast.error(done === 0 ? libraryTexts.allFailed : libraryTexts.manyFailed(failed));
    else adminToast.success(libraryTexts.emptied);
  };
  return (
    <AskForm title="Empty the trash?" action="Empty trash" look="danger" onDone={onDone} onSend={send}>
      <p>Everything that is in the trash now is deleted permanently. This cannot be undone.</p>
      <p role="status">{deleted > 0 && `${countText(deleted, fileNoun)} deleted…`}</p>
    </AskForm>
  );
}
