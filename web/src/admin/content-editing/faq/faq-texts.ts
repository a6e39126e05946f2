/** Texts of FAQ editing (back-office §8). */
export const faqTexts = {
  added: 'FAQ added successfully',
  updated: 'FAQ updated successfully',
  deleted: 'FAQ deleted successfully',
  blank: 'Question and answer are required',
  none: 'No FAQs yet',
  addFirst: 'Add First FAQ',
  question: 'Are you sure you want to delete this FAQ?',
} as const;

/** Whether a question or its answer holds nothing but blanks; then it is refused with `faqTexts.blank`. */
export function isBlank({ question, answer }: { question: string; answer: string }): boolean {
  return question.trim() === '' || answer.trim() === '';
}
