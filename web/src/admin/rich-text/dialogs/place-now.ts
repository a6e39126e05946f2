import type { EditorState } from '@tiptap/pm/state';
import { replaceText } from '../model/replace-text';

/** A stretch of a text, or with both ends at one place a caret. */
export type Place = { from: number; to: number };

/** What a question is about: a place of the text as it was when it was asked. */
export type AskedPlace = Place & { before: EditorState };

/** The place that is selected. */
export function askedPlace(state: EditorState, { from, to }: Place = state.selection): AskedPlace {
  return { before: state, from, to };
}

/**
 * Where that place is by now: while the question is open, what others saved comes into the text. Null when it is not there as it was:
 * what is answered would be written over other letters.
 */
export function placeNow({ before, from, to }: AskedPlace, { doc }: EditorState): Place | null {
  const { mapping } = replaceText(before, doc);
  if (from === to) {
    const { pos, deletedAcross } = mapping.mapResult(from);
    return deletedAcross ? null : { from: pos, to: pos };
  }
  const now = { from: mapping.map(from, 1), to: mapping.map(to, -1) };
  return now.from < now.to && doc.slice(now.from, now.to).eq(before.doc.slice(from, to)) ? now : null;
}
