import type { PostDraft } from '@apoti/contract';
import { adminToast } from '../../shared/ui/toast';
import type { EditingSession } from '../editing/session';
import type { Gone } from '../editor/editor';
import { forgetRemakeKey, remakeOnce } from '../entry-editing/remake-key';
import { sayMade } from '../entry-editing/say-made';
import { useIsHere } from '../form/use-is-here';
import { postEntries } from './post-entries';
import { postName } from './post-name';
import { remakePost, whyNot } from './remake-post';

type GonePost = {
  session: EditingSession<PostDraft>;
  isGone: boolean;
  /** What is said when it has been made again, and when that failed. */
  texts: { created: string; failed: string };
  /** It stands as another post, by its id; not told to who has left the form meanwhile. */
  onRemade: (id: number) => void;
  onLeave: () => void;
};

/** The ways out for the words of a post that was deleted elsewhere; undefined while it is there (A6, A10). */
export function useGonePost({ session, isGone, texts, onRemade, onLeave }: GonePost): Gone | undefined {
  const isHere = useIsHere();
  const mine = session.getState().work?.mine;
  if (!isGone || !mine) return undefined;
  const remake = async () => {
    try {
      const typed = () => session.getState().work?.mine ?? mine;
      const id = await remakeOnce(session, (key) => remakePost(typed, key, session.person));
      // Without its words the form goes by itself.
      const stays = isHere();
      await session.discard();
      forgetRemakeKey(session);
      sayMade(texts.created, postEntries.addressOf(id), stays);
      if (stays) onRemade(id);
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
