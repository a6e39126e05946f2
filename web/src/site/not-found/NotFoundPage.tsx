import { buttonClass } from '../../shared/ui/Button';
import styles from './NotFoundPage.module.css';

/** The page for an address that is not there (P19). */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <p className={styles.doors} aria-hidden="true">
        <span>4</span>
        <span className={styles.open}>0</span>
        <span>4</span>
      </p>
      <h1>This compartment is empty</h1>
      <p>There is no page at this address. It may have moved, or the link may be mistyped.</p>
      <div className={styles.actions}>
        <a className={buttonClass('primary')} href="/">
          Go to the home page
        </a>
        <a className={buttonClass('secondary')} href="/#locations">
          See our locations
        </a>
      </div>
    </div>
  );
}
