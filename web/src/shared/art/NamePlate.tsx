import { initials } from '../lib/initials';
import styles from './NamePlate.module.css';

/** Stands where a person has no portrait: a locker door with the initials on it. An ornament: the name stands beside it. */
export function NamePlate({ name, className = '' }: { name: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={className}>
      <rect width="120" height="120" className={styles.frame} />
      <rect x="5" y="5" width="110" height="110" rx="4" className={styles.door} />
      <path d="M103 48v24" className={styles.handle} />
      <text x="58" y="62" textAnchor="middle" dominantBaseline="central" className={styles.letters}>
        {initials(name)}
      </text>
    </svg>
  );
}
