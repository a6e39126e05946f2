import { Link, useLocation } from 'react-router-dom';
import { useStuckEntries } from './stuck-entries';
import styles from './StuckLink.module.css';

/** Beside the save state: whose unsent words wait for their person, and the way to it from any page (A6). */
export function StuckLink() {
  const { pathname } = useLocation();
  const [first, ...rest] = useStuckEntries().filter(({ saidAt }) => saidAt !== pathname);
  if (!first) return null;
  return (
    <p className={styles.stuck}>
      <Link to={first.address} title={first.why}>
        <span className="visually-hidden">Unsent: </span>
        <bdi>{first.saidAt === undefined ? `“${first.title}”` : first.title}</bdi>
      </Link>
      {rest.length > 0 && <span>and {rest.length} more</span>}
    </p>
  );
}
