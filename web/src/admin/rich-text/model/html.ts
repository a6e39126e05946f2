import { getSchema } from '@tiptap/core';
import { DOMParser as ModelParser, DOMSerializer, type Node } from '@tiptap/pm/model';
import { textExtensions } from './extensions';
import { parseQuietly } from './parse-quietly';
import { freeWords, liftPictures, tameHeadings } from './tame';

/** Whose single paragraph is written without its tags, as people write HTML. */
const TIGHT = 'li, td, th, dd, blockquote';
/** Whose parts stand on lines of their own. */
const LINES = 'ul, ol, dl, table, thead, tbody';

/** The rules of a text; tests and the editor have the same. */
export const textSchema = getSchema(textExtensions);

/** Reads stored HTML. What a text cannot hold is left out; nothing in it is run or loaded. */
export function docOf(html: string, schema = textSchema): Node {
  const body = parseQuietly(html);
  freeWords(body);
  tameHeadings(body);
  liftPictures(body);
  return ModelParser.fromSchema(schema).parse(body);
}

const isBlank = (node: Node) => node.type.name === 'paragraph' && node.content.size === 0;

/** Without the empty paragraphs at the end, which are only there for the caret. */
function lastWritten(doc: Node): number {
  let count = doc.childCount;
  while (count > 0 && isBlank(doc.child(count - 1))) count -= 1;
  return count;
}

/** A first row of headings alone is the table's head; each heading says what it is for. */
function nameHeadings(table: Element): void {
  const [first] = table.querySelectorAll('tr');
  const body = table.querySelector('tbody');
  for (const heading of table.querySelectorAll('th')) {
    heading.setAttribute('scope', heading.parentElement === first ? 'col' : 'row');
  }
  if (!first || !body || first.querySelector('td') || body.children.length < 2) return;
  const head = table.ownerDocument.createElement('thead');
  head.append(first);
  body.before(head);
}

function setTight(root: ParentNode): void {
  for (const holder of root.querySelectorAll(TIGHT)) {
    const [first, ...others] = holder.children;
    const isTight = holder.matches('li') ? others.every((other) => other.matches('ul, ol')) : others.length === 0;
    if (first?.tagName === 'P' && isTight) first.replaceWith(...first.childNodes);
  }
}

function setOnLines(root: ParentNode): void {
  for (const list of root.querySelectorAll(LINES)) {
    for (const part of [...list.children]) part.before('\n');
    list.append('\n');
  }
}

/** What the library writes of looks, and no text keeps. */
function dropLooks(root: ParentNode): void {
  for (const list of root.querySelectorAll('ol[type]')) list.removeAttribute('type');
  for (const code of root.querySelectorAll('code[class]')) code.removeAttribute('class');
}

/** Not every browser writes angle brackets in values as they are stored. In what one has written, only tags have bare ones. */
function escapeValues(written: string): string {
  return written.replace(
    /<([^<>"]*(?:"[^"]*"[^<>"]*)+)>/g,
    (_, tag: string) => `<${tag.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}>`,
  );
}

/** Writes a text as it is stored: blocks on lines of their own, no empty ones at the end. Empty when there is nothing in it. */
export function htmlOf(doc: Node): string {
  const holder = document.implementation.createHTMLDocument('').body;
  const blocks: string[] = [];
  for (let place = 0; place < lastWritten(doc); place += 1) {
    holder.replaceChildren(
      DOMSerializer.fromSchema(doc.type.schema).serializeNode(doc.child(place), { document: holder.ownerDocument }),
    );
    for (const table of holder.querySelectorAll('table')) nameHeadings(table);
    dropLooks(holder);
    setTight(holder);
    setOnLines(holder);
    blocks.push(escapeValues(holder.innerHTML));
  }
  return blocks.join('\n');
}
