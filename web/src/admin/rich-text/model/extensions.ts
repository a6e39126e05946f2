import { isSafeLink, linkAsWritten } from '@apoti/contract';
import { Link } from '@tiptap/extension-link';
import StarterKit from '@tiptap/starter-kit';
import { keptNodes } from './kept-nodes';
import { PictureNode } from './picture-node';
import { tableNodes } from './table-nodes';
import { VideoNode } from './video-node';

/** Levels of a text's headings: the page's own is the first. */
export const HEADINGS = [2, 3, 4] as const;

const SafeLink = Link.extend({
  // A text says where a link leads; how it opens is the page's affair.
  addAttributes: () => ({
    href: {
      default: null,
      parseHTML: (link) => link.getAttribute('href'),
      renderHTML: ({ href }) => ({ href: linkAsWritten(String(href)) }),
    },
    title: { default: null, parseHTML: (link) => link.getAttribute('title') || null },
  }),
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (address) => linkAsWritten(address) !== '' && isSafeLink(linkAsWritten(address)),
});

/** All that a text may hold, and nothing else: what is not named here does not come in. */
export const textExtensions = [
  StarterKit.configure({
    heading: { levels: [...HEADINGS] },
    link: false,
    codeBlock: { HTMLAttributes: {} },
    dropcursor: { color: false, class: 'rich-text-drop', width: 3 },
  }),
  SafeLink,
  PictureNode,
  VideoNode,
  ...tableNodes,
  ...keptNodes,
];
