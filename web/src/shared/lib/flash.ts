import { FLASH_STORAGE } from './storage-names';

/** A message that is said after a navigation to another document: 'Logged out successfully' on `/`, the welcome on /admin. */
export type Flash = { kind: 'success' | 'error'; text: string };

/** Leaves a message for the next document of this tab. */
export function leaveFlash(flash: Flash): void {
  try {
    sessionStorage.setItem(FLASH_STORAGE, JSON.stringify(flash));
  } catch {
    // No storage (blocked by the browser): the navigation itself says enough.
  }
}

/** Whether the last document left a message that is still to be said. */
export function hasFlash(): boolean {
  try {
    return sessionStorage.getItem(FLASH_STORAGE) !== null;
  } catch {
    return false;
  }
}

/** Takes the message that the last document left, if any; it is said once. */
export function takeFlash(): Flash | null {
  try {
    const text = sessionStorage.getItem(FLASH_STORAGE);
    if (text === null) return null;
    sessionStorage.removeItem(FLASH_STORAGE);
    return toFlash(JSON.parse(text));
  } catch {
    return null;
  }
}

/** By hand, not by a schema: public pages read it too, and carry no schema library. */
function toFlash(value: unknown): Flash | null {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('text' in value)) return null;
  const { kind, text } = value;
  return (kind === 'success' || kind === 'error') && typeof text === 'string' ? { kind, text } : null;
}
