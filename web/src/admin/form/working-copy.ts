/**
 * Marks a field whose text is the working copy's: there Ctrl+Z takes back the edit, not the field's own typing. Fields without
 * it (a search, a dialog) keep the browser's.
 */
export const workingCopy = { 'data-working-copy': true } as const;

/** Whether a field is part of the working copy. */
export function isWorkingCopyField(element: Element): boolean {
  return element.closest('[data-working-copy]') !== null;
}
