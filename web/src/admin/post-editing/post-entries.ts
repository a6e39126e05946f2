import type { PostDraft } from '@apoti/contract';
import { EntryKind } from '../entry-editing/entry-kind';
import { NO_ID, POST_PREFIX, postDocument } from './post-document';
import { postName } from './post-name';
import { POSTS_PATH } from './posts-path';
import { sendPost } from './send-post';

/** Posts in editing: their drafts. */
export const postEntries = new EntryKind<PostDraft>({
  prefix: POST_PREFIX,
  document: postDocument,
  send: sendPost,
  noun: 'post',
  screen: 'Blog & Press',
  address: (id) => (id === NO_ID ? POSTS_PATH : `${POSTS_PATH}?edit=${id}`),
  known: (post) => ({ title: postName(post), id: post.id }),
});
