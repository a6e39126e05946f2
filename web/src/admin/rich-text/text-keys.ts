import type { Editor } from '@tiptap/core';
import type { KeyboardEvent } from 'react';
import type { Ask } from './tools/tool';

/** What Enter on a selected block asks for. */
function askedOf(editor: Editor): Ask | null {
  if (editor.isActive('picture')) return 'picture';
  return editor.isActive('video') ? 'video' : null;
}

/** What a key of the text means that the editor must not see: a question, or the way to the toolbar. */
export function keyMeaning(event: KeyboardEvent, editor: Editor): Ask | 'tools' | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key === 'Enter' && !ctrlKey && !metaKey && !altKey && !shiftKey) return askedOf(editor);
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) return 'link';
  return key === 'F10' && altKey ? 'tools' : null;
}

/**
 * Keeps from the screen what the text has answered, and Ctrl+Z in any case: it takes letters back where the caret is, and what
 * others changed stays. When nothing is left to take back here, nothing happens: a field out of sight must not change.
 */
export function keepFromScreen(event: KeyboardEvent): void {
  const isUndo = (event.ctrlKey || event.metaKey) && ['z', 'y'].includes(event.key.toLowerCase());
  if (isUndo) event.preventDefault();
  if (isUndo || event.defaultPrevented) event.stopPropagation();
}
