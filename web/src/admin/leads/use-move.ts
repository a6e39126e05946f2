import { ApiError, type LeadDetail, type LeadState } from '@apoti/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { leadOf, moveLead, showLead } from '../../shared/api/lead-inbox';
import { adminToast } from '../../shared/ui/toast';
import { undoToast } from '../../shared/ui/undo-toast';
import { movedError, movedText } from './lead-texts';

async function move(lead: Pick<LeadDetail, 'id' | 'state'>, state: LeadState, isUndo = false): Promise<void> {
  const from = lead.state;
  try {
    const moved = await moveLead(lead.id, { state, from });
    if (isUndo) adminToast.success(movedText(state));
    else undoToast(movedText(state), () => void move(moved, from, true));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const theirs = leadOf(error);
    if (theirs === null) return void adminToast.error(error.message);
    await showLead(theirs);
    adminToast.error(movedError(error.message, theirs.state));
  }
}

/** Puts a lead into another state, says so with the way back, and asks nobody twice. */
export function useMove(lead: LeadDetail): { busy: boolean; to: (state: LeadState) => void } {
  const [busy, setBusy] = useState(false);
  /** What was chosen while the one before it was on its way. */
  const [next, setNext] = useState<LeadState | null>(null);
  const to = (state: LeadState) => {
    if (busy) return setNext(state);
    setBusy(true);
    setNext(null);
    void move(lead, state).finally(() => setBusy(false));
  };
  const goOn = useEffectEvent(() => {
    if (next !== null && next !== lead.state) to(next);
    else setNext(null);
  });
  useEffect(() => {
    if (!busy) goOn();
  }, [busy]);
  return { busy, to };
}
