/** What a save of the content answers (back-office §8). */
export const saveTexts = {
  saved: 'Content updated successfully!',
  failed: 'Failed to update content',
} as const;
