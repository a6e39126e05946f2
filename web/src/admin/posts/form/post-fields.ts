import type { PostDraft } from '@apoti/contract';
import type { PostField } from '../../post-editing/post-labels';

/** What the columns of the form need of the post that they show. */
export type PostFields = {
  post: PostDraft;
  /** In Lagos. */
  today: string;
  edit: (update: (post: PostDraft) => PostDraft) => void;
  /** What is wrong with a field, in words. */
  faultOf: (field: PostField) => string | undefined;
  /** Whether there is a public version, or was one since the form was opened. */
  wasPublished: boolean;
  /** Whether visitors see that version now: its day has come. */
  isOnSite: boolean;
};
