import { toSlug, usualCategory, type Faq, type FaqCategory } from '@apoti/contract';
import { removeItem } from '../../form/list-edits';

/** Where the questions of a category go that is deleted: to the chosen one, else where a new question begins. */
export function targetOf(others: readonly FaqCategory[], chosen: string): string {
  return others.some(({ id }) => id === chosen) ? chosen : usualCategory(others);
}

/** Takes a category out; its questions go to another one, since a question without a category cannot be stored. */
export function removeCategory(faq: Faq, id: string, target: string): Faq {
  const categories = removeItem(faq.categories, id);
  if (categories === faq.categories || !categories.some((category) => category.id === target)) return faq;
  return { categories, faqs: faq.faqs.map((item) => (item.category === id ? { ...item, category: target } : item)) };
}

/** A new category's id: its name as it stands in the site's addresses, like the ids that there are. */
export function categoryIdOf(name: string, categories: readonly FaqCategory[]): string {
  const slug = toSlug(name).slice(0, 50).replace(/^-|-$/g, '') || 'category';
  const taken = new Set(categories.map(({ id }) => id));
  let id = slug;
  for (let count = 2; taken.has(id); count += 1) id = `${slug}-${count}`;
  return id;
}
