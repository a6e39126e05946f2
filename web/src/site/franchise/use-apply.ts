import { useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FranchiseType } from '@apoti/contract/constants/lead-choices';
import { withQuery } from '../../shared/lib/use-query';
import { opensElsewhere } from '../../shared/lib/opens-elsewhere';

/** The anchor of the application form (public-site §2). */
export const FORM_ID = 'application-form';

/** Where 'Apply Now' leads without script. */
export function applyAddress(search: string, type: FranchiseType): string {
  return `/franchise${withQuery(search, { type, sent: '' })}#${FORM_ID}`;
}

function goToForm(): void {
  const section = document.getElementById(FORM_ID);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

/**
 * 'Apply Now' (P12): sets the type in the address, and so in the form, and goes to the form. Who is there already gets no
 * new entry in the history. `times` counts the choices.
 */
export function useApply(): { search: string; times: number; apply: (event: MouseEvent, type: FranchiseType) => void } {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [times, setTimes] = useState(0);
  const apply = (event: MouseEvent, type: FranchiseType) => {
    // A new tab or window is the browser's business.
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setTimes((before) => before + 1);
    const target = { search: withQuery(search, { type, sent: '' }), hash: `#${FORM_ID}` };
    void navigate(target, { replace: hash === target.hash, preventScrollReset: true });
    goToForm();
  };
  return { search, times, apply };
}
