import { contentSchema, toFieldIssues, type Content, type FieldIssue } from '@apoti/contract';

/** Rules that the content breaks: the contract's, and that a question's category exists. */
export function contentFaults(content: Content): FieldIssue[] {
  const checked = contentSchema.safeParse(content);
  return [...(checked.success ? [] : toFieldIssues(checked.error)), ...lostQuestions(content)];
}

/** Why a category of the FAQ is not taken from its questions. */
export const HAS_QUESTIONS = 'This category has questions; move them first';

/** Whether it is that a question has no category (any more). */
export function isLostQuestion({ path }: FieldIssue): boolean {
  return path[0] === 'faq' && path[1] === 'faqs' && path[3] === 'category';
}

/** Questions whose category does not exist. */
export function lostQuestions({ faq }: Content): FieldIssue[] {
  const known = new Set(faq.categories.map(({ id }) => id));
  return faq.faqs.flatMap(({ category }, index) =>
    known.has(category) ? [] : [{ path: ['faq', 'faqs', index, 'category'], message: 'Its category does not exist' }],
  );
}

/**
 * A category that one person deleted while another put a question in it stays (deleted here, edited there: the edit stays).
 */
export function keepUsedCategories(next: Content, known: readonly Content[]): Content {
  const present = new Set(next.faq.categories.map(({ id }) => id));
  const missing = new Set(next.faq.faqs.map(({ category }) => category).filter((id) => !present.has(id)));
  const kept = [...missing].flatMap(
    (id) => known.map(({ faq }) => faq.categories.find((category) => category.id === id)).find(Boolean) ?? [],
  );
  if (kept.length === 0) return next;
  return { ...next, faq: { ...next.faq, categories: [...next.faq.categories, ...kept] } };
}
