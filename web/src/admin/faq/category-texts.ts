/** Texts of the categories (in the manner of back-office §8). */
export const categoryTexts = {
  added: 'Category added successfully',
  deleted: 'Category deleted successfully',
  question: 'Are you sure you want to delete this category?',
  last: 'The last category cannot be removed',
} as const;
