import { z } from 'zod';
import { calendarDay, calendarDayOrNone } from '../../lib/calendar-day';
import { wireId } from '../../lib/identity';
import { link, MAX_LINK } from '../../lib/link';
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

/** Longest texts of a post, in characters. */
const longest = { excerpt: 1_000, content: 200_000, author: 120, readTime: 60 } as const;

/** A blog or press post. `publishDate` is a calendar day in Lagos; `content` is HTML from the editor. */
export const postSchema = z.object({
  id: wireId,
  title: requiredLine('Title'),
  slug: line(),
  excerpt: requiredText('Excerpt', longest.excerpt),
  content: requiredText('Content', longest.content),
  category: z.enum(postCategories, 'must be one of the six categories'),
  author: requiredLine('Author', longest.author),
  status: z.enum(postStatuses),
  publishDate: calendarDay,
  featuredImage: link(),
  tags: textList(),
  featured: z.boolean(),
  readTime: text(longest.readTime),
});
export type Post = z.infer<typeof postSchema>;

/** A post as it is shown: a draft may still lack what a published one must have. */
export const shownPostSchema = typesOnly(postSchema);

/**
 * A post while it is being written: whatever a person has typed so far, of the right types and not too long. Whether it may
 * be published is asked when it is.
 */
export const postDraftSchema = postSchema.omit({ status: true }).extend({
  title: line(),
  excerpt: text(longest.excerpt),
  content: text(longest.content),
  category: z.enum([...postCategories, '']),
  author: line(longest.author),
  publishDate: calendarDayOrNone,
  featuredImage: text(MAX_LINK),
});
/** One version of a post, which says nothing of being published. */
export type PostDraft = z.infer<typeof postDraftSchema>;
