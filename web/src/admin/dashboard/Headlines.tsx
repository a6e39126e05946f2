import type { Dashboard, Part } from '@apoti/contract';
import { Link } from 'react-router-dom';
import { numberText } from '../../shared/lib/number-text';
import { deliveriesNote } from './dashboard-texts';
import styles from './Headlines.module.css';

type Headline = { label: string; to: string; value: string | null; note: string };

/** A card of a part; without it a dash and the reason. */
function headline<T>(
  label: string,
  to: string,
  part: Part<T>,
  tell: (value: T) => [value: string | null, note: string],
): Headline {
  const [value, note] = part.known ? tell(part.value) : [null, part.reason];
  return { label, to, value, note };
}

/** The four figures at the top (A3). */
export function Headlines({ dashboard: { stations, deliveries, subscribers } }: { dashboard: Dashboard }) {
  const cards = [
    headline('Stations', '/admin/locations', stations, ({ total, active }) => {
      return [numberText(total), active === total ? 'All of them work' : `${numberText(active)} of them work now`];
    }),
    headline('Lockers', '/admin/locations', stations, ({ lockers, free }) => [
      numberText(lockers),
      `${numberText(free)} free at working stations`,
    ]),
    headline('Daily deliveries', '/admin/locations', deliveries, (figures) => [
      figures.value === null ? null : numberText(figures.value),
      deliveriesNote(figures),
    ]),
    headline('Subscribers', '/admin/newsletter', subscribers, ({ total, week }) => [
      numberText(total),
      `${numberText(week)} new in the last 7 days`,
    ]),
  ];
  return (
    <ul className={styles.cards} aria-label="Headline figures">
      {cards.map(({ label, to, value, note }) => (
        <li key={label} className={styles.card}>
          <p className={styles.label}>
            <Link to={to}>{label}</Link>
          </p>
          <p className={styles.value}>
            {value ?? (
              <>
                <span aria-hidden="true">–</span>
                <span className="visually-hidden">not known</span>
              </>
            )}
          </p>
          <p className={styles.note}>{note}</p>
        </li>
      ))}
    </ul>
  );
}
