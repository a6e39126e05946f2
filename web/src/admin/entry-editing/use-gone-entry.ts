import { useNavigate } from 'react-router-dom';
import { adminToast } from '../../shared/ui/toast';
import type { EditingSession } from '../editing/session';
import type { Gone } from '../editor/editor';
import { useIsHere } from '../form/use-is-here';
import { whyNot, type EntryScreen } from './entry-screen';
import { forgetRemakeKey, remakeOnce } from './remake-key';
import { sayMade } from './say-made';
import { useListAddress } from './use-list-address';

/** The ways out for the words of an entry that was deleted elsewhere; undefined while it is there (A6). */
export function useGoneEntry<T>(
  { entries, path, texts, make }: EntryScreen<T>,
  session: EditingSession<T>,
  isGone: boolean,
): Gone | undefined {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const list = useListAddress(path);
  const mine = session.getState().work?.mine;
  if (!isGone || !mine) return undefined;
  const remake = async () => {
    try {
      const typed = () => session.getState().work?.mine ?? mine;
      const id = await remakeOnce(session, (key) => make(typed, key, session.person));
      // Without its words the form goes by itself.
      const stays = isHere();
      await session.discard();
      forgetRemakeKey(session);
      const address = entries.addressOf(id);
      sayMade(texts.created, address, stays);
      if (stays) void navigate(address, { replace: true });
    } catch (error) {
      adminToast.error(whyNot(error, texts.notCreated));
    }
  };
  const leave = () => {
    forgetRemakeKey(session);
    void navigate(list, { replace: true });
  };
  return { noun: entries.words.noun, name: entries.known(mine).title, remake, leave };
}
