import { z } from 'zod';
import { wireId } from '../../lib/identity';
import { line, requiredLine, requiredText } from '../../lib/text';

/** A group of questions. `id` is a short name such as `general`; `icon` an icon's name. */
export const faqCategorySchema = z.object({
  id: requiredLine('Id', 60),
  name: requiredLine('Name', 120),
  icon: line(60),
});
export type FaqCategory = z.infer<typeof faqCategorySchema>;

/** A question and its answer; `category` is a category's id. */
export const faqItemSchema = z.object({
  id: wireId,
  category: requiredLine('Category', 60),
  question: requiredText('Question', 600),
  answer: requiredText('Answer'),
  active: z.boolean(),
});
export type FaqItem = z.infer<typeof faqItemSchema>;

export const faqSchema = z.object({
  categories: z.array(faqCategorySchema).max(50),
  faqs: z.array(faqItemSchema).max(5_000),
});
export type Faq = z.infer<typeof faqSchema>;
