import { Button } from '../../shared/ui/Button';
import { adminToast } from '../../shared/ui/toast';
import type { Editor } from './editor';
import styles from './SaveBar.module.css';
import { faultOf } from './save-first';
import { useShowFault } from './show-fault';
import { unaddedText } from './unadded';
import { useAlone } from './use-alone';
import { useSaveKey } from './use-save-key';

/** What a save says when it is done, and when it is not. */
export type SaveTexts = { saved: string; failed: string };

/**
 * Sends everything at once, or one part, and says what became of it; what was not taken stays, and is sent again when it can be.
 * What is not valid is named, and so is what is not added yet: that is no part of it.
 */
export async function saveAndSay<T>(
  editor: Pick<Editor<T>, 'session' | 'words'>,
  { saved, failed }: SaveTexts,
  part?: string,
): Promise<void> {
  if (await editor.session.save(part)) {
    const unadded = part === undefined ? unaddedText() : undefined;
    return void (unadded === undefined ? adminToast.success(saved) : adminToast.error(unadded));
  }
  const fault = faultOf(editor, part);
  adminToast.error(fault === undefined ? failed : `${failed}. ${fault}`);
}

type SaveBarProps<T> = {
  editor: Editor<T>;
  action: string;
  /** In place of the action while it saves. */
  busyText?: string;
  texts: SaveTexts;
  /** Saves what the screen shows of another document; what kept it from that, or undefined. */
  saveOthers?: () => Promise<string | undefined>;
};

/** The button that does not wait for the autosave, with its key; stands in the dock. */
export function SaveBar<T>({ editor, action, busyText = action, texts, saveOthers }: SaveBarProps<T>) {
  const { busy, alone } = useAlone();
  const show = useShowFault(editor);
  const send = async () => {
    const kept = await saveOthers?.();
    if (kept === undefined) await saveAndSay(editor, texts);
    else {
      await editor.session.save();
      adminToast.error(`${texts.failed}. ${kept}`);
    }
    const [fault] = editor.session.getState().issues;
    // What is told is what is shown: a fault of the other document is beside its own field.
    if (fault && kept === undefined) show(fault.path);
  };
  const save = () => alone(send);
  useSaveKey(() => void save());
  return (
    <div className={styles.bar}>
      <p>Edits save themselves. {action} sends them at once.</p>
      <Button busy={busy} onClick={() => void save()} aria-keyshortcuts="Control+S Meta+S">
        {busy ? busyText : action}
      </Button>
    </div>
  );
}
