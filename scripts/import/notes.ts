/** What was odd about an item of the old site and was put right: which item, and what was done. */
export type Note = { item: string; text: string };
/** An item that is left out, and why. */
export type Broken = { item: string; why: string };

/** Collects what is odd. */
export class Notes {
  readonly notes: Note[] = [];
  readonly broken: Broken[] = [];

  add(item: string, text: string): void {
    this.notes.push({ item, text });
  }

  leaveOut(item: string, why: string): void {
    this.broken.push({ item, why });
  }
}

/** The same for one item. */
export type NoteOf = (text: string) => void;

/** How an item is called in a report. */
export function called(name: string, label: unknown): string {
  const text = typeof label === 'string' || typeof label === 'number' ? String(label).replace(/\s+/g, ' ').trim() : '';
  return text === '' ? name : `${name} “${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`;
}
