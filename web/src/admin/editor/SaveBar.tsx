import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { adminToast } from '../../shared/ui/toast';
import type { Editor } from './editor';
import styles from './SaveBar.module.css';
import { useSaveKey } from './use-save-key';

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

/** The button that does not wait for the autosave, with its key; stands in the dock. */
export function SaveBar<T>({ editor, action, texts }: SaveBarProps<T>) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveAndSay(editor, texts);
    setBusy(false);
  };
  useSaveKey(() => void save());
  return (
    <div className={styles.bar}>
      <p>Edits save themselves. {action} sends them at once.</p>
      <Button busy={busy} onClick={() => void save()} aria-keyshortcuts="Control+S Meta+S">
        {action}
      </Button>
    </div>
  );
}
