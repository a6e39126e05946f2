import { z } from 'zod';
import { calendarDay } from '../../lib/calendar-day';
import { wireId } from '../../lib/identity';
import { link } from '../../lib/link';
import { typesOnly } from '../../lib/types-only';
import { line, requiredLine, requiredText, text, textList } from '../../lib/text';

/** The six categories (back-office §9). */
export const postCategories = [
  'Company News',
  'Product Updates',
  'Partnerships',
  'Industry News',
  'Technology',
  'Expansion',
] as const;
export const postStatuses = ['draft', 'published'] as const;

/** A blog or press post. `publishDate` is a calendar day in Lagos; `content` is HTML from the editor. */
export const postSchema = z.object({
  id: wireId,
  title: requiredLine('Title'),
  slug: line(),
  excerpt: requiredText('Excerpt', 1_000),
  content: requiredText('Content', 200_000),
  category: z.enum(postCategories),
  author: requiredLine('Author', 120),
  status: z.enum(postStatuses),
  publishDate: calendarDay,
  featuredImage: link(),
  tags: textList(),
  featured: z.boolean(),
  readTime: text(60),
});
export type Post = z.infer<typeof postSchema>;

/** A post as it is shown: a draft may still lack what a published one must have. */
export const shownPostSchema = typesOnly(postSchema);
