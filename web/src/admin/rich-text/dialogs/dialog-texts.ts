/** Texts of the questions about a text. */
export const dialogTexts = {
  moved: 'This place of the text was changed meanwhile',
  movedNote: 'Nothing was written. Copy what you have typed, close this, and choose the place anew.',
} as const;
