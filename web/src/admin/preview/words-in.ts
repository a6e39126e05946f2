/** The text of a field that holds words, such as one that is typed in; null of everything else, passwords above all. */
export function wordsIn(field: EventTarget | null): string | null {
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text');
  return isText ? field.value : null;
}
