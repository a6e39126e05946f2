/** Texts of the history panel. */
export const historyPanelTexts = {
  restored: 'Brought back',
  already: 'It is like that already',
  failed: 'It could not be brought back',
} as const;
