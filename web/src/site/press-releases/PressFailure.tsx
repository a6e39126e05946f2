import type { ListFailure } from '../../shared/site-data/page-view';
import { ErrorPanel } from '../../shared/ui/ErrorPanel';
import styles from './PressReleasesPage.module.css';

/** In place of the list, when that of the present address could not be had (P13, P31): another list would be a wrong answer. */
export function PressFailure({ retry, busy }: ListFailure) {
  return (
    <section aria-labelledby="news" className={styles.latest}>
      <div className={styles.bar}>
        <h2 id="news" tabIndex={-1}>
          Press releases
        </h2>
      </div>
      <ErrorPanel title="The press releases could not be loaded" onRetry={retry} busy={busy}>
        <p>Please check your connection. What you searched for is still there.</p>
      </ErrorPanel>
    </section>
  );
}
