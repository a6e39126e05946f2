import { ApiError, type LeadDetail, type LeadState } from '@apoti/contract';
import { useRef, useState } from 'react';
import { leadOf, moveLead, showLead } from '../../shared/api/lead-inbox';
import { adminToast } from '../../shared/ui/toast';
import { undoToast } from '../../shared/ui/undo-toast';
import { movedError, movedText } from './lead-texts';

type Moved = Pick<LeadDetail, 'id' | 'state'>;

/** Answers the lead as it is after it, done or refused. */
async function move(lead: Moved, state: LeadState, isUndo = false): Promise<Moved> {
  const from = lead.state;
  try {
    const moved = await moveLead(lead.id, { state, from });
    if (isUndo) adminToast.success(movedText(state));
    else undoToast(movedText(state), () => void move(moved, from, true));
    return moved;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const theirs = leadOf(error);
    if (theirs === null) {
      adminToast.error(error.message);
      return lead;
    }
    await showLead(theirs);
    adminToast.error(movedError(error.message, theirs.state));
    return theirs;
  }
}

/**
 * Puts a lead into another state, says so with the way back, and asks nobody twice. Of what is chosen while one is on its way, the
 * last is set next. `aim`: what was chosen last, until it is answered.
 */
export function useMove(lead: LeadDetail): { aim: LeadState | null; to: (state: LeadState) => void } {
  const [aim, setAim] = useState<LeadState | null>(null);
  const wanted = useRef<LeadState | null>(null);
  // Unlike what is drawn, these are as they are now: a choice may come before the end of a move is drawn.
  const isMoving = useRef(false);
  const left = useRef<{ lead: Moved; present: Moved } | null>(null);
  const moveAll = async () => {
    let present: Moved = left.current?.lead === lead ? left.current.present : lead;
    isMoving.current = true;
    try {
      while (wanted.current !== null) {
        const state = wanted.current;
        wanted.current = null;
        if (state !== present.state) present = await move(present, state);
      }
    } finally {
      left.current = { lead, present };
      isMoving.current = false;
      setAim(null);
    }
  };
  const to = (state: LeadState) => {
    wanted.current = state;
    setAim(state);
    if (!isMoving.current) void moveAll();
  };
  return { aim, to };
}
