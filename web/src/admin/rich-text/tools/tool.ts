import type { Editor } from '@tiptap/core';
import type { IconType } from 'react-icons';

/** What a button of the toolbar opens instead of doing it at once. */
export type Ask = 'link' | 'picture' | 'video';

/** A button of the toolbar. */
export type Tool = {
  label: string;
  /** Its keys, as they are said in its title. */
  keys?: string;
  Icon: IconType;
  run: ((editor: Editor) => void) | Ask;
  /** Whether it is pressed. Buttons without it do something once. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
};

/** Buttons that belong together. */
export type ToolGroup = { label: string; tools: readonly Tool[] };
