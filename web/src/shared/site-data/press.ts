import type { Post } from '@apoti/contract';

/** Path of the press releases' RSS feed. */
export const PRESS_FEED = '/press-releases/feed.xml';
/** Words that people read in a minute. */
const WORDS_PER_MINUTE = 200;

/** How long a post takes to read: what its author says, else by its words (P14). */
export function readingTime({ readTime, content }: Pick<Post, 'readTime' | 'content'>): string {
  if (readTime.trim() !== '') return readTime.trim();
  const words = content.replace(/<[^<>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return `${Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))} min read`;
}
