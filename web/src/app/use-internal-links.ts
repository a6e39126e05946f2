import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { untaggedPaths } from '@apoti/contract/rendering/site-tags';
import { findPage } from '../shared/site-data/page-paths';

/**
 * Whether a page may have tools of other companies in it, and the visit is measured there. A document with them never becomes one of
 * the others, nor the other way round: what is loaded stays, and what is not there would be missing for the rest of the visit.
 */
const mayHaveTags = (path: string) => !untaggedPaths.includes(path);

/** Whether a page of another path may be shown in this document. */
export const staysInDocument = (pathname: string) => mayHaveTags(pathname) === mayHaveTags(location.pathname);

/** The page address that a click leads to inside this document; null where the browser goes by itself. */
function targetOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  if (link === null || !link.href || link.target !== '' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || findPage(pathname) === null) return null;
  if (!staysInDocument(pathname)) return null;
  // An anchor on the same page: the browser scrolls and puts the focus there.
  if (hash !== '' && pathname === location.pathname && search === location.search) return null;
  return `${pathname}${search}${hash}`;
}

/** Whether a link of the frame leads to the page one is on: to its top, as where a document is loaded. What stands in the page stays. */
function leadsToTop(link: EventTarget | null, target: string): boolean {
  return target.split('?', 1)[0] === location.pathname && link instanceof Element && link.closest('main') === null;
}

function toTop(): void {
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * Lets plain links between pages change the page without loading a document. Links stay links: they work before and without
 * script. `leadsOn`: this document has all that the next page needs; what stands in for a page has not.
 */
export function useInternalLinks(leadsOn: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!leadsOn) return;
    const onClick = (event: MouseEvent) => {
      const target = targetOf(event);
      if (target === null) return;
      event.preventDefault();
      const { pathname, search, hash } = location;
      const isAtTop = leadsToTop(event.target, target);
      // The page one is on: no further step for Back.
      void navigate(target, { replace: target === `${pathname}${search}${hash}` });
      if (isAtTop) toTop();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, leadsOn]);
}
