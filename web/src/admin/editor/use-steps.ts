import { useEffect, useEffectEvent, useState } from 'react';
import { changedPlaces } from './changed-places';
import { placeList, type Editor } from './editor';
import { stepKey, type StepDirection } from './step-key';

/**
 * Takes this person's last step back and does it again, also by key, and says what changed: it may be out of sight. `isOwn`: whether
 * a key is this document's, by the mark of where it is pressed.
 */
export function useSteps<T>(editor: Editor<T>, isOwn: (document: string | null) => boolean) {
  const { session, state } = editor;
  const [told, setTold] = useState<{ text: string; steps: unknown } | null>(null);
  const take = (direction: StepDirection) => {
    const { work: earlier, steps: before } = session.getState();
    if (direction === 'undo') session.undo();
    else session.redo();
    const { work, steps } = session.getState();
    if (earlier === null || work === null || steps === before) return;
    const texts = [
      ...(work === earlier ? [] : [stepText(editor, direction, [earlier.mine, work.mine])]),
      ...(steps.held ? [heldText(editor, direction)] : []),
    ];
    if (texts.length > 0) setTold({ text: texts.join('. '), steps });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = stepKey(event, isOwn);
    if (direction === null) return;
    event.preventDefault();
    take(direction);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return { take, told: told?.steps === state.steps ? told.text : '' };
}

/** What a step has changed, in words: what has become of the working copy, for of some steps there is nothing left to take. */
function stepText<T>(editor: Editor<T>, direction: StepDirection, [earlier, now]: [T, T]): string {
  const [before, after] = direction === 'undo' ? [now, earlier] : [earlier, now];
  const places = placeList(changedPlaces(editor, after, editor.document.changes(before, after)));
  return `${direction === 'undo' ? 'Undone' : 'Done again'}: ${places.join('; ')}`;
}

/** Why a step, or what is left of it, is not taken. */
function heldText<T>({ words }: Editor<T>, direction: StepDirection): string {
  const why = words.held ?? 'what it changed may be another entry by now.';
  return `${direction === 'undo' ? 'Not undone' : 'Not done again'}: ${why}`;
}
