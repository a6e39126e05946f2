import { FiStar } from 'react-icons/fi';
import styles from './Star.module.css';

/** The star of what can be featured: full while it is. */
export function Star({ full }: { full: boolean }) {
  return <FiStar className={full ? styles.full : undefined} aria-hidden="true" />;
}
