/** The paragraphs of a text that was typed with empty lines between them. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Longest label before a colon, in characters: `Customers: the door opens …`. */
const MAX_LABEL = 28;

/** A value apart into whom it is for and what it says; without a label when it has none. */
export function valueParts(value: string): { label: string; text: string } {
  const at = value.indexOf(':');
  const rest = value.slice(at + 1).trim();
  return at > 0 && at <= MAX_LABEL && rest !== ''
    ? { label: value.slice(0, at).trim(), text: rest }
    : { label: '', text: value.trim() };
}

/** A text apart at the end of a word, once it is longer than `length` characters; `rest` is empty for a shorter one. */
export function foldText(text: string, length: number): { start: string; rest: string } {
  // A few words alone are not worth a fold.
  if (text.length <= length * 1.25) return { start: text, rest: '' };
  const end = text.lastIndexOf(' ', length);
  const at = end > 0 ? end : length;
  return { start: text.slice(0, at), rest: text.slice(at).trim() };
}
