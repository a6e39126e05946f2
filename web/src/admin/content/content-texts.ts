/** Texts of the content screen (back-office §8). */
export const contentTexts = {
  saved: 'Content updated successfully!',
  failed: 'Failed to update content',
  deleteSlide: 'Are you sure you want to delete this slide?',
} as const;
