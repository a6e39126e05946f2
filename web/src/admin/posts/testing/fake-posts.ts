import {
  ApiError,
  postBulkSchema,
  postQuerySchema,
  type PostBulkReply,
  type PostPage,
  type PostQuery,
  type PostSummary,
} from '@apoti/contract';
import type { Call } from '../../../shared/api/client';

/** A post as the list knows it. */
export function summary(id: number, fields: Partial<PostSummary> = {}): PostSummary {
  return {
    id,
    title: `Post ${id}`,
    slug: `post-${id}`,
    category: 'Company News',
    author: 'Amina',
    publishDate: '2026-03-01',
    featured: false,
    status: 'published',
    hasUnpublishedChanges: false,
    scheduled: false,
    publicFrom: '2026-03-01',
    updatedAt: '2026-03-01T08:00:00.000Z',
    ...fields,
  };
}

/** The server's part of the list: enough of it to see what the screen asks and what it makes of the answers. */
export class FakePosts {
  posts: PostSummary[] = [];
  /** Nothing is answered. */
  isDown = false;
  /** Posts that cannot be published, and what is wrong with them. */
  unfit = new Map<number, string>();
  /** What was asked, in turn. */
  readonly lists: string[] = [];
  readonly bulks: { ids: number[]; action: string }[] = [];
  /** Holds answers back until it is called. */
  release: (() => void) | null = null;
  private gate: Promise<void> | null = null;

  hold(): void {
    this.gate = new Promise((resolve) => {
      this.release = () => {
        this.gate = null;
        resolve();
      };
    });
  }

  async answer({ method = 'GET', path, body }: Call): Promise<PostPage | PostBulkReply> {
    const [where = '', query = ''] = path.split('?');
    if (method === 'GET') this.lists.push(query);
    await this.gate;
    if (this.isDown) throw new ApiError('unavailable', 'The server cannot be reached');
    if (method === 'GET' && where === '/api/posts') {
      return this.page(postQuerySchema.parse(Object.fromEntries(new URLSearchParams(query))));
    }
    if (method === 'POST' && where === '/api/posts/bulk') return this.bulk(postBulkSchema.parse(body));
    throw new Error(`Nobody answers ${method} ${path}`);
  }

  private page({ search, status, page, size }: PostQuery): PostPage {
    const found = this.posts.filter(
      (post) => post.title.toLowerCase().includes(search) && (status === '' || post.status === status),
    );
    const pages = Math.max(1, Math.ceil(found.length / size));
    const shown = Math.min(page, pages);
    const posts = structuredClone(found.slice((shown - 1) * size, shown * size));
    const authors = [...new Set(this.posts.map(({ author }) => author))].toSorted();
    return { posts, total: found.length, pages, page: shown, authors };
  }

  private bulk({ ids, action }: { ids: number[]; action: 'publish' | 'unpublish' | 'delete' }): PostBulkReply {
    this.bulks.push({ ids, action });
    const unfit = ids.filter((id) => action === 'publish' && this.unfit.has(id));
    const done = ids.filter((id) => !unfit.includes(id));
    const status = action === 'publish' ? 'published' : 'draft';
    this.posts = this.posts.flatMap((post) => {
      if (!done.includes(post.id)) return [post];
      return action === 'delete' ? [] : [{ ...post, status, hasUnpublishedChanges: false }];
    });
    const failed = unfit.map((id) => ({
      id,
      code: 'invalid' as const,
      error: 'Not valid',
      issues: [{ path: ['excerpt'], message: this.unfit.get(id)! }],
    }));
    return { success: true, done, failed };
  }
}
