import { useEffect, useEffectEvent, useState } from 'react';
import { FiCornerUpLeft, FiCornerUpRight } from 'react-icons/fi';
import { Button, IconButton } from '../../shared/ui/Button';
import { adminToast } from '../../shared/ui/toast';
import { isTyping } from '../shell/shortcuts';
import type { Editor } from './editor';
import styles from './SaveBar.module.css';

/** What a save says when it is done, and when it is not. */
export type SaveTexts = { saved: string; failed: string };

/** Sends everything at once and says what became of it; what was not taken stays, and is sent again when it can be. */
export async function saveAndSay<T>(
  { session }: Pick<Editor<T>, 'session'>,
  { saved, failed }: SaveTexts,
): Promise<void> {
  if (await session.save()) adminToast.success(saved);
  else adminToast.error(failed);
}

type SaveBarProps<T> = { editor: Editor<T>; action: string; texts: SaveTexts };

/** Undo, redo and the button that does not wait for the autosave, with their keys; stands in the dock. */
export function SaveBar<T>({ editor, action, texts }: SaveBarProps<T>) {
  const { session, state } = editor;
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveAndSay(editor, texts);
    setBusy(false);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return;
    // While a person types, the field's own undo is what she means.
    const isUndo = key === 'z' && !isTyping(event.target);
    if (key !== 's' && !isUndo) return;
    event.preventDefault();
    if (key === 's') void save();
    else if (event.shiftKey) session.redo();
    else session.undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  const { done, undone } = state.steps;
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <IconButton
          label="Undo"
          icon={<FiCornerUpLeft aria-hidden="true" />}
          disabled={done.length === 0}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => session.undo()}
        />
        <IconButton
          label="Redo"
          icon={<FiCornerUpRight aria-hidden="true" />}
          disabled={undone.length === 0}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          onClick={() => session.redo()}
        />
      </div>
      <p>Edits save themselves. {action} sends them at once.</p>
      <Button busy={busy} onClick={() => void save()} aria-keyshortcuts="Control+S Meta+S">
        {action}
      </Button>
    </div>
  );
}
