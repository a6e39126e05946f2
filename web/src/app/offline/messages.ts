/** What a page says to the worker: it is shown, with these pictures, and how dear its line is. */
export type Shown = { path: string; pictures: string[]; line: 'free' | 'usual' | 'saving' };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Reads a message to the worker; null for anything else. */
export function readShown(message: unknown): Shown | null {
  if (!isRecord(message)) return null;
  const { path, pictures, line } = message;
  if (typeof path !== 'string' || !isTexts(pictures)) return null;
  if (line !== 'free' && line !== 'usual' && line !== 'saving') return null;
  return { path, pictures, line };
}
