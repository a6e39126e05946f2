import type { Post } from '../../resources/posts/post';
import { toSlug } from '../../resources/posts/slug';

type PostText = Omit<Post, 'slug' | 'author' | 'status' | 'featuredImage' | 'featured'> &
  Partial<Pick<Post, 'status' | 'featured'>>;

/** Completes what the example posts have in common. HTML sources are wrapped for reading; browsers join the lines. */
export function postOf(text: PostText): Post {
  return {
    status: 'published',
    featured: false,
    ...text,
    content: text.content.trim(),
    slug: toSlug(text.title),
    author: 'Example Newsroom',
    featuredImage: '',
  };
}
