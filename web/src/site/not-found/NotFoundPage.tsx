import { Button } from '../../shared/ui/Button';
import { PublicForm } from '../../shared/ui/PublicForm';
import { TextField } from '../../shared/ui/TextField';
import { WaysOn, type WayOn } from '../../shared/ui/WaysOn';
import styles from './NotFoundPage.module.css';

const ways: readonly WayOn[] = [
  { label: 'Home page', note: 'Begin at the beginning', href: '/' },
  { label: 'Locations', note: 'Find a locker near you', href: '/lockers' },
  { label: 'Prices', note: 'Plans and single parcels', href: '/pricing' },
  { label: 'Contact', note: 'Ask a person', href: '/contact' },
];

/** The page for an address that is not there, with ways on (P19). */
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
      <PublicForm action="/faq" method="get" role="search" className={styles.search}>
        <TextField label="Look for an answer" type="search" name="search" maxLength={100} autoComplete="off" />
        <Button type="submit">Search the FAQs</Button>
      </PublicForm>
      <WaysOn title="Ways on" ways={ways} />
    </div>
  );
}
