import { useId } from 'react';
import { FiCornerUpLeft, FiCornerUpRight } from 'react-icons/fi';
import { IconButton } from '../../shared/ui/Button';
import { useFocusAfter } from '../form/use-focus-after';
import type { Editor } from './editor';
import styles from './UndoRedo.module.css';
import type { StepDirection } from './step-key';
import { useSteps } from './use-steps';

/** Takes this person's last step back and does it again, by button or by key, and says what changed: it may be out of sight. */
export function UndoRedo<T>({ editor }: { editor: Editor<T> }) {
  const { document, state } = editor;
  const { done, undone } = state.steps;
  const id = useId();
  const focus = useFocusAfter(state.steps);
  const { take, told } = useSteps(editor, (name) => name === null || name === document.name);
  const button = (direction: StepDirection, other: StepDirection) => ({
    id: `${id}-${direction}`,
    onClick: () => {
      // The last step makes its button disabled, and a disabled button loses the focus.
      focus([`${id}-${direction}`, `${id}-${other}`]);
      take(direction);
    },
  });
  return (
    <div className={styles.steps}>
      <IconButton
        {...button('undo', 'redo')}
        label="Undo"
        icon={<FiCornerUpLeft />}
        disabled={done.length === 0}
        aria-keyshortcuts="Control+Z Meta+Z"
      />
      <IconButton
        {...button('redo', 'undo')}
        label="Redo"
        icon={<FiCornerUpRight />}
        disabled={undone.length === 0}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
      />
      <p role="status" className={styles.told}>
        {told}
      </p>
    </div>
  );
}
