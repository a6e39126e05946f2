import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/Dialog';
import { TextField } from '../../../shared/ui/TextField';
import { DialogBody } from './DialogBody';
import { addressIssue, linkAt, removeLink, setLink, wholeAddress } from './link-edit';

type LinkDialogProps = { editor: Editor; onClose: () => void };

/** Asks where words lead. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [edit] = useState(() => linkAt(editor));
  const [address, setAddress] = useState(edit.address);
  const [words, setWords] = useState(edit.text ?? '');
  const [error, setError] = useState<string>();
  const [isMoved, setMoved] = useState(false);
  /** What was typed stays until it is written. */
  const closeIf = (isWritten: boolean) => (isWritten ? onClose() : setMoved(true));
  const done = () => {
    const href = wholeAddress(address);
    const issue = addressIssue(href);
    setError(issue);
    if (issue === undefined) closeIf(setLink(editor, edit, href, words));
  };
  return (
    <Dialog
      title={edit.isNew ? 'Add link' : 'Edit link'}
      open
      isUnsaved={address !== edit.address || words !== (edit.text ?? '')}
      onClose={onClose}
    >
      <DialogBody
        action={edit.isNew ? 'Add link' : 'Save link'}
        onDone={done}
        onCancel={onClose}
        onRemove={edit.isNew ? undefined : () => closeIf(removeLink(editor, edit))}
        isMoved={isMoved}
      >
        <TextField
          label="Address"
          value={address}
          error={error}
          hint="A page of this site (/pricing), a web address, a mailbox or a phone number (tel:)"
          inputMode="url"
          autoComplete="off"
          onChange={({ target }) => setAddress(target.value)}
        />
        {edit.text !== null && (
          <TextField label="Text" value={words} autoComplete="off" onChange={({ target }) => setWords(target.value)} />
        )}
      </DialogBody>
    </Dialog>
  );
}
