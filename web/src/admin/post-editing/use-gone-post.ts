import { useState } from 'react';
import type { PostDraft } from '@apoti/contract';
import { newUuid } from '../../shared/lib/uuid';
import { adminToast } from '../../shared/ui/toast';
import type { EditingSession } from '../editing/session';
import type { Gone } from '../editor/editor';
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
  const [key] = useState(newUuid);
  const mine = session.getState().work?.mine;
  if (!isGone || !mine) return undefined;
  const remake = async () => {
    try {
      const id = await remakePost(() => session.getState().work?.mine ?? mine, key, session.person);
      await session.discard();
      adminToast.success(texts.created);
      onRemade(id);
    } catch (error) {
      adminToast.error(whyNot(error) || texts.failed);
    }
  };
  return { noun: 'post', name: postName(mine), remake, leave: onLeave };
}
