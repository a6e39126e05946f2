import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';

/** Replaces a text by another, but only between the first and the last place where they differ: the caret stays where it is. */
export function replaceText({ doc, tr }: EditorState, next: Node): Transaction {
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return tr;
  // Repeated letters may be counted from both sides.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
}
