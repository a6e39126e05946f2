import type { PostDraft } from '@apoti/contract';
import { adminToast } from '../../shared/ui/toast';
import type { EditingSession } from '../editing/session';
import type { Gone } from '../editor/editor';
import { forgetRemakeKey, remakeKey } from '../entry-editing/remake-key';
import { postName } from './post-name';
import { remakePost, whyNot } from './remake-post';

type GonePost = {
  session: EditingSession<PostDraft>;
  isGone: boolean;
  /** What is said when it has been made again, and when that failed. */
  texts: { created: string; failed: string };
  /** It stands as another post, by its id. */
  onRemade: (id: number) => void;
  onLeave: () => void;
};

/** The ways out for the words of a post that was deleted elsewhere; undefined while it is there (A6, A10). */
export function useGonePost({ session, isGone, texts, onRemade, onLeave }: GonePost): Gone | undefined {
  const mine = session.getState().work?.mine;
  if (!isGone || !mine) return undefined;
  const remake = async () => {
    try {
      const id = await remakePost(() => session.getState().work?.mine ?? mine, remakeKey(session), session.person);
      await session.discard();
      forgetRemakeKey(session);
      adminToast.success(texts.created);
      onRemade(id);
    } catch (error) {
      adminToast.error(whyNot(error) || texts.failed);
    }
  };
  const leave = () => {
    forgetRemakeKey(session);
    onLeave();
  };
  return { noun: 'post', name: postName(mine), remake, leave };
}
