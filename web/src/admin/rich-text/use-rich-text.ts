import { Editor } from '@tiptap/core';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { replaceText } from './model/replace-text';
import { textExtensions } from './model/extensions';
import { docOf, htmlOf } from './model/html';
import { cleanPaste, type Pasted } from './paste/clean-paste';
import { caretRoom } from './caret-room';
import { ownClipboard } from './paste/own-clipboard';
import { pastedPictures } from './paste/pasted-pictures';

type RichText = {
  value: string;
  onChange: (html: string) => void;
  /** Attributes of the text's own element. */
  attributes: Record<string, string>;
  /** Pictures were dropped or pasted at the caret. */
  onPictures: (files: File[]) => void;
  /** So much of a paste could not be taken along. */
  onLost: (pasted: Pasted) => void;
};

/** What was last given in or out, as it was written and as this editor writes it. */
type Known = { html: string; written: string };

const EXTERNAL = 'external';

/** What an editor does with what is dropped and pasted; `current` has the latest answers. */
function pasteRules(current: { readonly current: RichText }) {
  const take = (files: File[]) => {
    if (files.length > 0) current.current.onPictures(files);
    return files.length > 0;
  };
  return {
    transformPastedHTML: (html: string) => {
      const pasted = cleanPaste(html);
      current.current.onLost(pasted);
      return pasted.html;
    },
    handlePaste: (_view: unknown, event: ClipboardEvent) => take(pastedPictures(event.clipboardData)),
  };
}

/**
 * An editor whose text is `value`. It answers with HTML after each change of the person's, and with the very text it was given
 * when a change is taken back: opening a text, or looking at it, is no edit. A value from elsewhere replaces only what differs,
 * so that caret and undo stay where they are.
 */
export function useRichText(props: RichText) {
  const latest = useRef(props);
  const known = useRef<Known>({ html: '', written: '' });
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, show] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    latest.current = props;
  });

  const mount = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const { value, attributes } = latest.current;
    const room = caretRoom(element);
    const made = new Editor({
      element,
      extensions: textExtensions,
      content: docOf(value).toJSON(),
      // The page's policy allows no style elements: RichText.module.css has these rules.
      injectCSS: false,
      editorProps: {
        attributes,
        scrollThreshold: room,
        scrollMargin: room,
        clipboardSerializer: ownClipboard,
        ...pasteRules(latest),
        handleDrop: (view, event) => {
          const files = pastedPictures(event.dataTransfer);
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (files.length === 0 || !place) return false;
          made.commands.setTextSelection(place.pos);
          latest.current.onPictures(files);
          return true;
        },
      },
      onTransaction: show,
      onUpdate: ({ transaction }) => {
        if (transaction.getMeta(EXTERNAL) === true) return;
        const written = htmlOf(made.state.doc);
        const html = written === origin.written ? origin.html : written;
        if (html === known.current.html) return;
        known.current = { html, written };
        latest.current.onChange(html);
      },
    });
    let origin: Known = { html: value, written: htmlOf(made.state.doc) };
    known.current = origin;
    made.on('transaction', ({ transaction }) => {
      if (transaction.getMeta(EXTERNAL) === true) origin = known.current;
    });
    setEditor(made);
    return () => {
      setEditor(null);
      made.destroy();
    };
  }, []);

  // Before anybody can type: a key that came between the drawing and this would be put back.
  useLayoutEffect(() => {
    if (!editor || props.value === known.current.html) return;
    const doc = docOf(props.value, editor.schema);
    known.current = { html: props.value, written: htmlOf(doc) };
    editor.view.dispatch(replaceText(editor.state, doc).setMeta(EXTERNAL, true).setMeta('addToHistory', false));
  }, [editor, props.value]);

  useEffect(() => {
    // Its classes change as the editor needs them.
    for (const [name, text] of Object.entries(props.attributes)) {
      if (name !== 'class') editor?.view.dom.setAttribute(name, text);
    }
  }, [editor, props.attributes]);

  return { editor, mount };
}
