import sanitize from 'sanitize-html';

const TAG = /<[a-z!/]/i;
const ENTITY = /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/i;
const LINE_ENDS = /<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr)\s*>/gi;
const WRITTEN: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Whether a text holds tags or entities. */
export function hasHtml(text: string): boolean {
  // Not in one expression: of many tags that never end each would be followed to the end of the text.
  const tag = text.search(TAG);
  return (tag >= 0 && text.lastIndexOf('>') > tag) || ENTITY.test(text);
}

/** The words of a text that may hold HTML: no tags, no code, entities as the characters that they stand for. */
export function plainText(text: string): string {
  if (!hasHtml(text)) return text;
  const bare = sanitize(text.replace(LINE_ENDS, '$&\n'), { allowedTags: [], allowedAttributes: {} });
  const words = bare.replace(/&(?:amp|lt|gt|quot);/g, (entity) => WRITTEN[entity] ?? entity);
  // Blanks are gone through once: as what may stand before the end of a line, a long row of them would be for each of them.
  return words.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? '\n' : blanks)).trim();
}
