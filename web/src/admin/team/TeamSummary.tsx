import type { Team } from '@apoti/contract';
import styles from './TeamSummary.module.css';

/** The four cards of the team (A12). */
export function TeamSummary({ members }: { members: Team }) {
  const cards = [
    { label: 'Total Members', count: members.length },
    { label: 'Active Members', count: members.filter(({ isActive }) => isActive).length },
    { label: 'Featured Members', count: members.filter(({ featured }) => featured).length },
    { label: 'Departments', count: new Set(members.map(({ department }) => department)).size },
  ];
  return (
    <dl className={styles.cards}>
      {cards.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
