import { saveAndSay } from '../editor/SaveBar';
import { useContentEditor } from './ContentEditing';
import { saveTexts } from './save-texts';

/** Sends what has been edited of the content at once; `done` is said when the server has it. */
export function useSaveAndSay(): (done: string) => Promise<void> {
  const { session } = useContentEditor();
  return (done) => saveAndSay({ session }, { saved: done, failed: saveTexts.failed });
}
