import { useNewLeads } from '../../shared/api/lead-inbox';
import styles from './NewLeads.module.css';

/** How often the number is asked for while the page is seen, in ms. */
export const NEW_LEADS_REFRESH_MS = 30_000;

/** How many leads nobody has dealt with yet; nothing while there are none or that is not known. */
export function NewLeads({ signedIn }: { signedIn: boolean }) {
  const count = useNewLeads(signedIn, NEW_LEADS_REFRESH_MS);
  if (count === undefined || count === 0) return null;
  return (
    <span className={styles.count}>
      {count > 999 ? '999+' : count}
      <span className="visually-hidden"> new</span>
    </span>
  );
}
