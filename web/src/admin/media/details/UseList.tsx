import type { FileUse } from '@apoti/contract';
import { Link } from 'react-router-dom';
import styles from './UseList.module.css';

/** Places that use a file, each with the way to it. */
export function UseList({ uses }: { uses: readonly FileUse[] }) {
  return (
    <ul className={styles.uses}>
      {uses.map(({ kind, label, href, live }, index) => (
        <li key={`${kind} ${label} ${index}`}>
          <Link to={href}>{label}</Link>
          {!live && <span className={styles.hidden}> (not public now)</span>}
        </li>
      ))}
    </ul>
  );
}
