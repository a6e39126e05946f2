/** What the preview says (A6). */
export const previewTexts = {
  name: 'Preview',
  waiting: 'Preview is waiting for the server',
  stale: 'The preview is not up to date',
  none: 'There is no preview yet',
  late: 'The preview cannot be loaded. It is tried again and again.',
  keeps: 'What you see is the last one that was made.',
} as const;
