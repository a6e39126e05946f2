import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { mayLead } from '../../shared/lib/may-lead';

/** Opens the question that the address points at, such as `#faq-3`, where the browser does not do so by itself. */
export function useLinkedQuestion(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!/^#faq-\d+$/.test(hash)) return;
    const answer = document.getElementById(hash.slice(1));
    const door = answer?.closest('details');
    // A browser that opened it went there too: one that is shut by now was shut by its reader.
    if (!door || door.open || !mayLead()) return;
    door.open = true;
    door.scrollIntoView();
  }, [hash]);
}
