import { parseQuietly } from './parse-quietly';

const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGCAPTION FIGURE H1 H2 H3 H4 H5 H6 HR LI OL P PRE SECTION TABLE TR UL'.split(
    ' ',
  ),
);

/** HTML as a person reads it, without its tags: a block a line, addresses of links and texts of pictures in brackets. */
export function readableHtml(html: string): string {
  return inner(parseQuietly(html))
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

function inner(element: Element): string {
  return [...element.childNodes].map(read).join('');
}

function read(node: ChildNode): string {
  if (node instanceof Text) return node.data.replace(/\s+/g, ' ');
  if (!(node instanceof Element)) return '';
  const { tagName } = node;
  if (tagName === 'BR') return '\n';
  if (tagName === 'IMG') return `[Picture: ${node.getAttribute('alt') || node.getAttribute('src') || 'without words'}]`;
  const words = inner(node);
  if (tagName === 'A') return linkText(words, node.getAttribute('href') ?? '');
  if (tagName === 'TD' || tagName === 'TH') return `${words} | `;
  if (tagName === 'LI') return `\n• ${words.trim()}\n`;
  return BLOCKS.has(tagName) ? `\n${words}\n` : words;
}

function linkText(words: string, href: string): string {
  return href === '' || href === words ? words : `${words} [${href}]`;
}
