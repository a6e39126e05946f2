import type { JudgedRow } from '@apoti/contract';
import { countText, type Noun } from '../../lists/list-texts';

const location: Noun = { one: 'location', many: 'locations' };
const row: Noun = { one: 'row', many: 'rows' };

/** What is said of the rows of an outcome, above them. */
export const outcomeTitles: Record<JudgedRow['outcome'], (count: number) => string> = {
  wrong: (count) => `${countText(count, row)} with something wrong: left out`,
  new: (count) => `${countText(count, location)} to create`,
  changed: (count) => `${countText(count, location)} to change`,
  unchanged: (count) => `${countText(count, location)} unchanged`,
};

/** What the button does. */
export function importLabel(count: number): string {
  return `Import ${countText(count, row)}`;
}

/** While it goes on. */
export function importingText(done: number, total: number): string {
  return `Importing: ${done.toLocaleString('en')} of ${countText(total, row)}`;
}

/** What became of an import, in one sentence. */
export function doneText({ created, updated }: { created: number; updated: number }): string {
  return `${countText(created, location)} created, ${countText(updated, location)} updated.`;
}

export const texts = {
  title: 'Import locations',
  choose: 'Choose a CSV file',
  drop: 'or drop it here',
  notes: 'How the file was read',
  checking: 'Checking the file…',
  nothing: 'There is nothing to import in this file.',
  failed: 'Failed to import locations',
  stopped: 'The import was stopped.',
  moved: 'The locations have changed since the file was checked.',
  nothingYet: 'Nothing was imported.',
  notAll: 'Not everything was imported.',
  rest: 'Check the file again to see what is left: what was imported stands there as unchanged.',
  unsure: 'It is not sure how much was imported. Check the file again to see what is left.',
} as const;
