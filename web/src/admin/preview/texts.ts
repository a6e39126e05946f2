/** What the preview says (A6). */
export const previewTexts = {
  name: 'Preview',
  waiting: 'Preview is waiting for the server',
  stale: 'The preview is not up to date',
  none: 'There is no preview yet',
  keeps: 'What you see is the last one that was made.',
} as const;
