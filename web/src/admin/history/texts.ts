import { HISTORY_DAYS } from '@apoti/contract/constants/business';

/** Texts of the history panel. */
export const historyTexts = {
  title: 'History',
  note: `What was changed in the last ${HISTORY_DAYS} days. Times are those of Lagos.`,
  restored: 'Brought back',
  undone: 'Undone',
  already: 'It is like that already',
  failed: 'Nothing was brought back',
  unsure: 'It is not sure that it was brought back',
  unsureUndo: 'It is not sure that it was undone',
  lookFirst: 'Look at the history before you try again.',
  none: `Nothing was changed in the last ${HISTORY_DAYS} days`,
  noneDeleted: 'Nothing that was deleted is missing',
  cannotLoad: 'The history cannot be loaded',
  first: 'What the site began with',
  tooLong: 'It is too long to be shown whole; this is how it begins.',
  onlyLook: 'The words are the same: only their look, a link or a picture changed.',
} as const;
