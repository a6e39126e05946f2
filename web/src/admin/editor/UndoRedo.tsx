import { useEffect, useEffectEvent, useId, useState } from 'react';
import { FiCornerUpLeft, FiCornerUpRight } from 'react-icons/fi';
import { IconButton } from '../../shared/ui/Button';
import { useFocusAfter } from '../form/use-focus-after';
import { placeList, type Editor } from './editor';
import styles from './UndoRedo.module.css';
import { stepKey, type StepDirection } from './step-key';

/** Takes this person's last step back and does it again, by button or by key, and says what changed: it may be out of sight. */
export function UndoRedo<T>({ editor }: { editor: Editor<T> }) {
  const { session, state } = editor;
  const { done, undone } = state.steps;
  const [told, setTold] = useState<{ text: string; steps: unknown } | null>(null);
  const id = useId();
  const focus = useFocusAfter(state.steps);

  const take = (direction: StepDirection) => {
    const earlier = session.getState().work;
    if (direction === 'undo') session.undo();
    else session.redo();
    const { work, steps } = session.getState();
    if (earlier === null || work === null || work === earlier) return;
    setTold({ text: stepText(editor, direction, [earlier.mine, work.mine]), steps });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = stepKey(event);
    if (direction === null) return;
    event.preventDefault();
    take(direction);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
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
        {told?.steps === state.steps && told.text}
      </p>
    </div>
  );
}

/** What a step has changed, in words: what has become of the working copy, for of some steps there is nothing left to take. */
function stepText<T>({ document, words }: Editor<T>, direction: StepDirection, [earlier, now]: [T, T]): string {
  const [before, after] = direction === 'undo' ? [now, earlier] : [earlier, now];
  const places = placeList(document.changes(before, after).map(({ path }) => words.place(after, path)));
  return `${direction === 'undo' ? 'Undone' : 'Done again'}: ${places.join('; ')}`;
}
