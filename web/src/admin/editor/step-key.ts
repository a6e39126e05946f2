import { documentOf, isWorkingCopyField } from '../form/working-copy';
import { keyLetter } from '../shell/key-letter';
import { isTyping } from '../shell/shortcuts';

export type StepDirection = 'undo' | 'redo';

type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'defaultPrevented' | 'isComposing'
>;

/**
 * Which step a key asks `isOwn`'s document for: Ctrl+Z one back, Ctrl+Shift+Z one on. Null where the browser's own is meant: in a
 * field whose text is not the working copy's (a search), or another one's, and while a dialog asks something.
 */
export function stepKey(event: Key, isOwn: (document: string | null) => boolean): StepDirection | null {
  const { ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (keyLetter(event) !== 'z' || !(ctrlKey || metaKey) || altKey) return null;
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return null;
  if (target instanceof Element && isTyping(target) && !isWorkingCopyField(target) && !target.matches('select'))
    return null;
  if (!isOwn(target instanceof Element ? documentOf(target) : null)) return null;
  return shiftKey ? 'redo' : 'undo';
}
