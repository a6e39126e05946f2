import { stationTexts } from '@apoti/contract';
import { useNavigate } from 'react-router-dom';
import { adminToast } from '../../shared/ui/toast';
import type { EditingSession } from '../editing/session';
import type { Gone } from '../editor/editor';
import { forgetRemakeKey, remakeKey } from '../entry-editing/remake-key';
import { useListAddress } from '../entry-editing/use-list-address';
import type { LocationDraft } from './location-document';
import { LOCATIONS_PATH } from './location-entries';
import { locationName, screenTexts } from './location-labels';
import { makeLocation } from './make-location';

/** The ways out for the words of a location that was deleted elsewhere; undefined while it is there (A6). */
export function useGoneLocation(session: EditingSession<LocationDraft>, isGone: boolean): Gone | undefined {
  const navigate = useNavigate();
  const list = useListAddress(LOCATIONS_PATH);
  const mine = session.getState().work?.mine;
  if (!isGone || !mine) return undefined;
  const remake = async () => {
    try {
      const id = await makeLocation(() => session.getState().work?.mine ?? mine, remakeKey(session), session.person);
      await session.discard();
      forgetRemakeKey(session);
      adminToast.success(stationTexts.created);
      void navigate(`${LOCATIONS_PATH}/${id}`, { replace: true });
    } catch (error) {
      adminToast.error(error instanceof Error && error.message !== '' ? error.message : screenTexts.notCreated);
    }
  };
  const leave = () => {
    forgetRemakeKey(session);
    void navigate(list, { replace: true });
  };
  return { noun: 'location', name: locationName(mine), remake, leave };
}
