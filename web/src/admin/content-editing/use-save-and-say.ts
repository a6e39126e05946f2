import { adminToast } from '../../shared/ui/toast';
import { useContentEditor } from './ContentEditing';
import { saveTexts } from './save-texts';

/**
 * Sends what has been edited at once and says the text when the server has it, else that it failed: the edit itself stays and
 * is sent again when it can be.
 */
export function useSaveAndSay(): (done: string) => Promise<void> {
  const { session } = useContentEditor();
  return async (done) => {
    if (await session.save()) adminToast.success(done);
    else adminToast.error(saveTexts.failed);
  };
}
