import type { PostBulk, PostSummary } from '@apoti/contract';
import { lagosDay } from '@apoti/contract/lib/lagos-day';
import { bulkPosts, refreshPostList } from '../../shared/api/post-list';
import { whoWorks } from '../../shared/api/presence';
import { createKept } from '../lists/kept';
import { idleBulk, useBulk, type Bulk, type BulkState } from '../lists/use-bulk';
import { postEntries } from '../post-editing/post-entries';
import { postName } from '../post-editing/post-name';
import { waitText } from './appears-on';
import { postTexts, postWords } from './post-texts';

/** Posts that one call takes. */
export const POSTS_AT_ONCE = 20;

/** A post as it was when it was selected. */
export type Chosen = { id: number; title: string; publishDate: string; onSite: boolean };

/** What is kept of a row that is selected. */
export function chosenOf(post: PostSummary): Chosen {
  const { id, publishDate, status, scheduled } = post;
  return { id, title: postName(post), publishDate, onSite: status === 'published' && !scheduled };
}

export type PostAction = PostBulk['action'];

/** Publishes, takes off the site or deletes posts (A10). */
export type PostsBulk = Bulk<PostAction, Chosen>;

/** One for the tab: it goes on, and its report stays, while forms and other screens are open. */
const kept = createKept<BulkState<PostAction, Chosen>>(idleBulk, {
  to: '/admin/blog',
  label: 'Back to Blog & Press',
});

/** What is done to many posts, as far as it is. */
export function usePostBulk(): PostsBulk {
  return useBulk<PostAction, Chosen>({
    words: postWords,
    atOnce: POSTS_AT_ONCE,
    call: async (action, posts) => {
      const ids = posts.map(({ id }) => id);
      // Visitors would see them without the words that were typed last.
      const unsent = action === 'publish' ? await postEntries.sendUnsent(ids, whoWorks()) : [];
      const sent = ids.filter((id) => !unsent.includes(id));
      const { done, failed } = sent.length > 0 ? await bulkPosts({ action, ids: sent }) : { done: [], failed: [] };
      if (action === 'delete') postEntries.forgetAll(done);
      return [...unsent.map((id) => ({ id, error: postTexts.unsent })), ...failed];
    },
    also: (action, posts) => (action === 'publish' ? waitText(posts, lagosDay(Date.now())) : ''),
    refresh: refreshPostList,
    kept,
  });
}
