import { eventTexts, type SiteEvent } from '@apoti/contract';
import { useNavigate } from 'react-router-dom';
import { adminToast } from '../../shared/ui/toast';
import type { EditingSession } from '../editing/session';
import type { Gone } from '../editor/editor';
import { forgetRemakeKey, remakeKey } from '../entry-editing/remake-key';
import { useListAddress } from '../entry-editing/use-list-address';
import { EVENTS_PATH } from './event-entries';
import { eventName, screenTexts } from './event-labels';
import { makeEvent } from './make-event';

/** The ways out for the words of an event that was deleted elsewhere; undefined while it is there (A6). */
export function useGoneEvent(session: EditingSession<SiteEvent>, isGone: boolean): Gone | undefined {
  const navigate = useNavigate();
  const list = useListAddress(EVENTS_PATH);
  const mine = session.getState().work?.mine;
  if (!isGone || !mine) return undefined;
  const remake = async () => {
    try {
      const id = await makeEvent(() => session.getState().work?.mine ?? mine, remakeKey(session), session.person);
      await session.discard();
      forgetRemakeKey(session);
      adminToast.success(eventTexts.created);
      void navigate(`/admin/events/${id}`, { replace: true });
    } catch (error) {
      adminToast.error(error instanceof Error && error.message !== '' ? error.message : screenTexts.notCreated);
    }
  };
  const leave = () => {
    forgetRemakeKey(session);
    void navigate(list, { replace: true });
  };
  return { noun: 'event', name: eventName(mine), remake, leave };
}
