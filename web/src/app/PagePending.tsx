import { useLayoutEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { Spinner } from '../shared/ui/Spinner';
import type { ShownName } from './page-components';
import styles from './PagePending.module.css';

/** Said while a page's data are on their way (P7, P10). */
const loadingTexts: Partial<Record<ShownName, string>> = {
  faq: 'Loading FAQ...',
  services: 'Loading services...',
};

/** Stands where a page will be while the browser fetches it. */
export function PagePending({ name }: { name: ShownName }) {
  const isBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    // Nobody waits at the footer of a page that is not there yet.
    if (!isBack) window.scrollTo(0, 0);
  }, [isBack]);
  return (
    <div className={styles.pending}>
      <Spinner label={loadingTexts[name] ?? 'Loading...'} />
    </div>
  );
}
