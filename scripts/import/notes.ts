import type { z } from 'zod';
import { describeIssues, toFieldIssues } from '@apoti/contract';

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

/** How an item is called in a report; one without a name by its id. */
export function called(name: string, label: unknown, id?: unknown): string {
  const text = typeof label === 'string' || typeof label === 'number' ? String(label).replace(/\s+/g, ' ').trim() : '';
  if (text !== '') return `${name} “${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`;
  return typeof id === 'number' ? `${name} with the id ${id}` : name;
}

/** Why an item is left out: the first thing that is wrong with it, and how many more there are. */
export function faultOf(error: z.ZodError): string {
  const [first, ...more] = toFieldIssues(error);
  // A whole sentence names its field itself.
  const isWhole = first !== undefined && first.path.length <= 1 && /^\p{Lu}/u.test(first.message);
  return describeIssues(isWhole ? [{ ...first, path: [] }, ...more] : toFieldIssues(error));
}
