import { Link } from 'react-router-dom';
import { Notice } from '../../shared/ui/Notice';
import { leadAddress } from './lead-path';
import styles from './UnsentNotice.module.css';
import { useUnsentWords } from './use-unsent-words';

/** Says what the person has typed for leads and not sent, each with the way to it: also where the lead is deleted. */
export function UnsentNotice({ person }: { person: number }) {
  const unsent = useUnsentWords(person);
  if (unsent.length === 0) return null;
  return (
    <Notice tone="warn" title="Typed in this browser, and not sent">
      <ul className={styles.list}>
        {unsent.map(({ lead, what, text }) => (
          <li key={`${what} ${lead}`}>
            <Link to={leadAddress(lead)}>
              <span className={styles.what}>{what}:</span> <span className={styles.words}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
