/**
 * Marks a field whose text is the working copy's: there Ctrl+Z takes back the edit, not the field's own typing. Fields without
 * it (a search, a dialog) keep the browser's.
 */
export const workingCopy = { 'data-working-copy': true } as const;

/** Whether a field is part of the working copy. */
export function isWorkingCopyField(element: Element): boolean {
  return element.closest('[data-working-copy]') !== null;
}

/** Marks what is inside as another document's than the screen's: the same fields edit more than one. */
export const ofDocument = (name: string) => ({ 'data-document': name });

/** Marks what is inside as nobody's working copy yet: something new, which enters its document when it is added. */
export const ofDraft = ofDocument('');

/** Which document's working copy an element edits by its mark; null: it has none, and belongs to the screen's. */
export function documentOf(element: Element): string | null {
  return element.closest('[data-document]')?.getAttribute('data-document') ?? null;
}
