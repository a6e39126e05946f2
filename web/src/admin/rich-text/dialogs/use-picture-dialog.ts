import { uploadTexts } from '@apoti/contract';
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { adminToast } from '../../../shared/ui/toast';
import { useUpload } from '../../form/use-upload';
import type { PictureValue } from '../model/picture-node';
import { wholeAddress } from './link-edit';
import { askedPlace, type AskedPlace } from './place-now';
import { changeFigure, putFigure } from './put-figure';

/** `place`: the picture that it is about; null for a new one. */
type Open = { place: AskedPlace | null; value: PictureValue; isMoved: boolean };
const none: PictureValue = { src: '', alt: '', caption: '', href: '' };
/** What nobody is asked about: it is that of one file, not of another one in its place. */
const noFacts = { title: null, width: null, height: null };

/**
 * The question about a picture: a new one at the caret, the one that is selected, or files that were dropped or pasted, which
 * are asked about one after the other while they are on their way.
 */
export function usePictureDialog(uploadName: string) {
  const [open, setOpen] = useState<Open | null>(null);
  const [count, setCount] = useState(0);
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const upload = useUpload({
    name: uploadName,
    failure: uploadTexts.failed,
    onDone: (src) => {
      setOpen((now) => now && { ...now, value: { ...now.value, src } });
      adminToast.success(uploadTexts.done);
    },
  });
  const cancel = useEffectEvent(upload.cancel);
  // The question went with its text: the picture would come nowhere, and be told of as done.
  useEffect(() => () => cancel(), []);
  const take = ([first, ...others]: readonly File[]) => {
    setWaiting(others);
    setCount((now) => now + 1);
    setOpen(first ? { place: null, value: none, isMoved: false } : null);
    if (first) void upload.send(first);
  };
  const next = () => {
    upload.cancel();
    take(waiting);
  };
  return {
    open,
    /** Counts the questions. */
    count,
    upload,
    take,
    next,
    change: (value: PictureValue) => {
      // What is said of a picture that failed is not about another one.
      if (value.src !== open?.value.src) upload.forget();
      setOpen((now) => now && { ...now, value });
    },
    ask: (editor: Editor) => {
      const attrs = editor.getAttributes('picture');
      const of = (name: keyof PictureValue) => String(attrs[name] ?? '');
      const value = { src: of('src'), alt: of('alt'), caption: of('caption'), href: of('href') };
      setOpen({ place: editor.isActive('picture') ? askedPlace(editor.state) : null, value, isMoved: false });
    },
    put: (editor: Editor) => {
      if (!open) return;
      const { place, value } = open;
      const attrs = { ...value, alt: value.alt.trim(), caption: value.caption.trim(), href: wholeAddress(value.href) };
      if (place === null) putFigure(editor, { type: 'picture', attrs });
      else {
        const isOther = place.before.doc.nodeAt(place.from)?.attrs['src'] !== attrs.src;
        const figure = { type: 'picture' as const, attrs: isOther ? { ...attrs, ...noFacts } : attrs };
        if (!changeFigure(editor, place, figure)) return setOpen({ ...open, isMoved: true });
      }
      next();
    },
  };
}
