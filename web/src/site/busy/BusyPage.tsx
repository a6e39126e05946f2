import { WaysOn, type WayOn } from '../../shared/ui/WaysOn';
import styles from './BusyPage.module.css';

const ways: readonly WayOn[] = [
  { label: 'Home page', note: 'Ready at once', href: '/' },
  { label: 'Locations', note: 'All lockers, unfiltered', href: '/lockers' },
  { label: 'Questions', note: 'All answers on one page', href: '/faq' },
  { label: 'Contact', note: 'Ask a person', href: '/contact' },
];

/** Asks to come again in a moment, and says what became of a form. It stands at any address: nothing here names one. */
export function BusyPage() {
  return (
    <div className={styles.page}>
      <p className={styles.doors} aria-hidden="true">
        <span />
        <span />
        <span />
        <span className={styles.next} />
      </p>
      <h1>All doors are in use for a moment</h1>
      <p>Many people are on this site right now. Please load this page again in a few seconds.</p>
      <p>
        If you have just sent a form, it did not get through. Go back with your browser: what you typed is still there,
        and you can send it again.
      </p>
      <WaysOn title="Ways on" ways={ways} />
    </div>
  );
}
