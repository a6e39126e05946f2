import type { PostBulk } from '@apoti/contract';
import { bulkPosts, refreshPostList } from '../../shared/api/post-list';
import { useBulk, type Bulk } from '../lists/use-bulk';
import { postEntries } from '../post-editing/post-entries';
import { postWords } from './post-texts';

/** Posts that one call takes. */
export const POSTS_AT_ONCE = 20;

/** A post as it was when it was selected. */
export type Chosen = { id: number; title: string };

export type PostAction = PostBulk['action'];

/** Publishes, takes off the site or deletes posts (A10). */
export type PostsBulk = Bulk<PostAction, Chosen>;

/** One for a screen: its report stays while forms are opened and closed. */
export function usePostBulk(): PostsBulk {
  return useBulk<PostAction, Chosen>({
    words: postWords,
    atOnce: POSTS_AT_ONCE,
    call: async (action, posts) => {
      const { done, failed } = await bulkPosts({ action, ids: posts.map(({ id }) => id) });
      if (action === 'delete') postEntries.forgetAll(done);
      return failed;
    },
    refresh: refreshPostList,
  });
}
