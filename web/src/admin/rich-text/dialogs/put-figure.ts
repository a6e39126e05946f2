import type { Editor } from '@tiptap/core';
import { GapCursor } from '@tiptap/pm/gapcursor';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import { placeNow, type AskedPlace } from './place-now';

type Figure = { type: 'picture' | 'video'; attrs: object };

/** The caret behind what is selected: in the text that follows, between two blocks, or in a paragraph that is made for it at the end or
 * before a list. */
function goBehind(tr: Transaction): void {
  const { $to } = tr.selection;
  const { nodeAfter: next, pos, parent } = $to;
  // Between two blocks a caret stands only where nothing in the next one takes it.
  if (next !== null && (next.isAtom || next.type.spec.isolating === true)) tr.setSelection(new GapCursor($to));
  else {
    const paragraph = parent.type.contentMatch.defaultType?.create();
    if (next?.isTextblock !== true && paragraph) tr.insert(pos, paragraph);
    tr.setSelection(TextSelection.near(tr.doc.resolve(pos)));
  }
}

/**
 * Puts a picture or video where the caret is, and the caret behind it: were the figure selected, the next letter or figure would take
 * its place (A10).
 */
export function putFigure(editor: Editor, figure: Figure): void {
  editor
    .chain()
    .focus()
    .insertContent(figure)
    .command(({ tr, state: { selection } }) => {
      // In an empty text the caret stands behind it by itself.
      if ('node' in selection) goBehind(tr);
      return true;
    })
    .scrollIntoView()
    .run();
}

/** Changes the picture or video that was asked about; false: it is not there any more as it was. */
export function changeFigure(editor: Editor, asked: AskedPlace, { type, attrs }: Figure): boolean {
  const place = placeNow(asked, editor.state);
  if (place === null) return false;
  editor.chain().focus().setNodeSelection(place.from).updateAttributes(type, attrs).run();
  return true;
}
