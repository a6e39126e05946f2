import type { PostDraft } from '@apoti/contract';

/** What the form calls a post's fields; messages about a field use the same words. */
export const postLabels = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  category: 'Category',
  author: 'Author',
  publishDate: 'Publish date',
  featuredImage: 'Featured image',
  tags: 'Tags',
  featured: 'Featured',
  readTime: 'Reading time',
} as const satisfies Record<Exclude<keyof PostDraft, 'id'>, string>;

/** A field of a post, by the name that forms and calls have for it. */
export type PostField = keyof typeof postLabels;

/** A field's name in words. */
export function postLabel(field: string): string {
  const labels: Record<string, string> = postLabels;
  return labels[field] ?? '';
}
