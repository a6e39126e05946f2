import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { Spinner } from '../shared/ui/Spinner';
import type { ShownName } from './page-components';
import styles from './PagePending.module.css';

/** Said while a page's data are on their way (P7, P10). */
const loadingTexts: Partial<Record<ShownName, string>> = {
  faq: 'Loading FAQ...',
  services: 'Loading services...',
};

/** After so long, in ms, what is still missing may be a file that a dead line holds, which no script can ask for anew. */
const LATE_MS = 12_000;

/** Whether what is waited for has not come within its time. */
function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

/** Stands where a page will be while the browser fetches it; one that is late can be loaded as a whole (P31). */
export function PagePending({ name }: { name: ShownName }) {
  const isBack = useNavigationType() === 'POP';
  const { pathname, search } = useLocation();
  const late = useLate();
  useLayoutEffect(() => {
    // Nobody waits at the footer of a page that is not there yet.
    if (!isBack) window.scrollTo(0, 0);
  }, [isBack]);
  return (
    <div className={styles.pending}>
      <Spinner label={loadingTexts[name] ?? 'Loading...'} />
      <div role="status">
        {late && (
          <>
            This takes longer than usual.{' '}
            <a className={styles.again} href={`${pathname}${search}`} target="_self">
              Load the page again
            </a>
          </>
        )}
      </div>
    </div>
  );
}
