import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the question that the address points at, such as `#faq-3`, where the browser does not do so by itself. */
export function useLinkedQuestion(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!/^#faq-\d+$/.test(hash)) return;
    const answer = document.getElementById(hash.slice(1));
    const door = answer?.closest('details');
    if (!door || door.open) return;
    door.open = true;
    door.scrollIntoView();
  }, [hash]);
}
