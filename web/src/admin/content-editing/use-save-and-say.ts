import type { Content } from '@apoti/contract';
import { saveAndSay } from '../editor/SaveBar';
import { useContentEditor } from './ContentEditing';
import { saveTexts } from './save-texts';

/** Sends what has been edited of the content at once; `done` is said when the server has it, or the part that is meant. */
export function useSaveAndSay(part?: keyof Content): (done: string) => Promise<void> {
  const editor = useContentEditor();
  return (done) => saveAndSay(editor, { saved: done, failed: saveTexts.failed }, part);
}
