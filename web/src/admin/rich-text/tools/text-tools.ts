import {
  LuBold,
  LuCode,
  LuHeading2,
  LuHeading3,
  LuHeading4,
  LuImage,
  LuItalic,
  LuLink,
  LuList,
  LuListOrdered,
  LuMinus,
  LuRedo2,
  LuSquareCode,
  LuStrikethrough,
  LuTable,
  LuTextQuote,
  LuUnderline,
  LuUndo2,
  LuVideo,
} from 'react-icons/lu';
import type { IconType } from 'react-icons';
import { HEADINGS } from '../model/extensions';
import type { Tool, ToolGroup } from './tool';

const headingIcons: Record<(typeof HEADINGS)[number], IconType> = { 2: LuHeading2, 3: LuHeading3, 4: LuHeading4 };

const marks: Tool[] = [
  { label: 'Bold', keys: 'Ctrl B', Icon: LuBold, run: (e) => e.commands.toggleBold(), isOn: (e) => e.isActive('bold') },
  {
    label: 'Italic',
    keys: 'Ctrl I',
    Icon: LuItalic,
    run: (e) => e.commands.toggleItalic(),
    isOn: (e) => e.isActive('italic'),
  },
  {
    label: 'Underline',
    keys: 'Ctrl U',
    Icon: LuUnderline,
    run: (e) => e.commands.toggleUnderline(),
    isOn: (e) => e.isActive('underline'),
  },
  {
    label: 'Strike through',
    keys: 'Ctrl Shift S',
    Icon: LuStrikethrough,
    run: (e) => e.commands.toggleStrike(),
    isOn: (e) => e.isActive('strike'),
  },
  { label: 'Code', keys: 'Ctrl E', Icon: LuCode, run: (e) => e.commands.toggleCode(), isOn: (e) => e.isActive('code') },
  { label: 'Link', keys: 'Ctrl K', Icon: LuLink, run: 'link', isOn: (e) => e.isActive('link') },
];

const headings: Tool[] = HEADINGS.map((level) => ({
  label: `Heading ${level}`,
  keys: `Ctrl Alt ${level}`,
  Icon: headingIcons[level],
  run: (e) => e.commands.toggleHeading({ level }),
  isOn: (e) => e.isActive('heading', { level }),
}));

const blocks: Tool[] = [
  {
    label: 'Bullet list',
    keys: 'Ctrl Shift 8',
    Icon: LuList,
    run: (e) => e.commands.toggleBulletList(),
    isOn: (e) => e.isActive('bulletList'),
  },
  {
    label: 'Numbered list',
    keys: 'Ctrl Shift 7',
    Icon: LuListOrdered,
    run: (e) => e.commands.toggleOrderedList(),
    isOn: (e) => e.isActive('orderedList'),
  },
  {
    label: 'Quote',
    keys: 'Ctrl Shift B',
    Icon: LuTextQuote,
    run: (e) => e.commands.toggleBlockquote(),
    isOn: (e) => e.isActive('blockquote'),
  },
  {
    label: 'Block of code',
    keys: 'Ctrl Alt C',
    Icon: LuSquareCode,
    run: (e) => e.commands.toggleCodeBlock(),
    isOn: (e) => e.isActive('codeBlock'),
  },
];

const insertions: Tool[] = [
  { label: 'Picture', Icon: LuImage, run: 'picture', isOn: (e) => e.isActive('picture') },
  { label: 'Video', Icon: LuVideo, run: 'video', isOn: (e) => e.isActive('video') },
  {
    label: 'Table',
    Icon: LuTable,
    run: (e) => e.commands.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    can: (e) => !e.isActive('table'),
  },
  { label: 'Line across', Icon: LuMinus, run: (e) => e.commands.setHorizontalRule() },
];

const history: Tool[] = [
  { label: 'Undo', keys: 'Ctrl Z', Icon: LuUndo2, run: (e) => e.commands.undo(), can: (e) => e.can().undo() },
  { label: 'Redo', keys: 'Ctrl Shift Z', Icon: LuRedo2, run: (e) => e.commands.redo(), can: (e) => e.can().redo() },
];

/** All buttons, in their order. */
export const textTools: readonly ToolGroup[] = [
  { label: 'Letters', tools: marks },
  { label: 'Headings', tools: headings },
  { label: 'Paragraphs', tools: blocks },
  { label: 'Insert', tools: insertions },
  { label: 'Take back', tools: history },
];
