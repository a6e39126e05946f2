import sanitize from 'sanitize-html';

const HAS_HTML = /<[a-z!/][^>]*>|&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/i;
const LINE_ENDS = /<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr)\s*>/gi;
const WRITTEN: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Whether a text holds tags or entities. */
export function hasHtml(text: string): boolean {
  return HAS_HTML.test(text);
}

/** The words of a text that may hold HTML: no tags, no code, entities as the characters that they stand for. */
export function plainText(text: string): string {
  if (!hasHtml(text)) return text;
  const bare = sanitize(text.replace(LINE_ENDS, '$&\n'), { allowedTags: [], allowedAttributes: {} });
  const words = bare.replace(/&(?:amp|lt|gt|quot);/g, (entity) => WRITTEN[entity] ?? entity);
  const lines = words.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
}
