import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/Dialog';
import { TextField } from '../../../shared/ui/TextField';
import { videoOf } from '@apoti/contract/lib/video';
import { linkText } from '../model/video-node';
import { DialogBody } from './DialogBody';
import { askedPlace } from './place-now';
import { changeFigure, putFigure } from './put-figure';

type VideoDialogProps = { editor: Editor; onClose: () => void };

/** Asks for a video of YouTube or Vimeo. */
export function VideoDialog({ editor, onClose }: VideoDialogProps) {
  const [isNew] = useState(() => !editor.isActive('video'));
  const [place] = useState(() => askedPlace(editor.state));
  const [isMoved, setMoved] = useState(false);
  const [old] = useState(() => {
    const { address = '', label = '' } = editor.getAttributes('video');
    // Words that nobody wrote follow the address.
    return { address: String(address), label: label === linkText(address) ? '' : String(label) };
  });
  const [address, setAddress] = useState(old.address);
  const [label, setLabel] = useState(old.label);
  const [error, setError] = useState<string>();
  const done = () => {
    const video = videoOf(address);
    if (!video) return setError('Please enter the address of a video on YouTube or Vimeo');
    const attrs = { address: video.address, label: label.trim() || linkText(video.address) };
    if (isNew) putFigure(editor, { type: 'video', attrs });
    else if (!changeFigure(editor, place, { type: 'video', attrs })) return setMoved(true);
    return onClose();
  };
  return (
    <Dialog
      title={isNew ? 'Add video' : 'Edit video'}
      open
      isUnsaved={address !== old.address || label !== old.label}
      onClose={onClose}
    >
      <DialogBody action={isNew ? 'Add video' : 'Save video'} onDone={done} onCancel={onClose} isMoved={isMoved}>
        <TextField
          label="Address of the video"
          value={address}
          error={error}
          placeholder="https://www.youtube.com/watch?v=…"
          inputMode="url"
          autoComplete="off"
          onChange={({ target }) => setAddress(target.value)}
        />
        <TextField
          label="What it shows"
          value={label}
          hint="The text of the link, and what screen readers say"
          autoComplete="off"
          onChange={({ target }) => setLabel(target.value)}
        />
      </DialogBody>
    </Dialog>
  );
}
