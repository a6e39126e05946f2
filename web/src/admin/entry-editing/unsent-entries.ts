import { unsentWork } from '../editing/browser/record-store';
import type { EntryKind } from './entry-kind';

/** Entries of a kind of which this person has unsent work in this browser: the name of the records, the working copy as stored. */
export async function unsentEntries<T>(kind: EntryKind<T>, person: number): Promise<{ name: string; mine: unknown }[]> {
  const works = await unsentWork(person).catch(() => []);
  return works.filter(({ name }) => kind.has(name));
}
