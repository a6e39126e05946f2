import type { Dashboard, PartHealth } from '@apoti/contract';
import { Link } from 'react-router-dom';
import { Badge } from '../../shared/ui/Badge';
import { countText } from '../lists/list-texts';
import { dashboardTexts, healthNames } from './dashboard-texts';
import { NotKnown, Panel } from './Panel';
import styles from './rows.module.css';

const noun = { one: 'part', many: 'parts' };

function summary(parts: readonly PartHealth[]): string {
  const [bad, warn] = (['bad', 'warn'] as const).map((wanted) => parts.filter(({ state }) => state === wanted).length);
  if (bad) return `${countText(bad, noun)} not working`;
  return warn ? `${countText(warn, noun)} to look at` : 'Everything that is set up works';
}

/** How each part of the product stands (A3). */
export function SystemHealth({ health, silentSince }: Pick<Dashboard, 'health' | 'silentSince'>) {
  return (
    <Panel title="System Status and Health" aside={<p>{summary(health)}</p>}>
      <ul className={styles.rows} aria-label="System Status and Health">
        {health.map(({ id, name, state, text, href }) => (
          <li key={id} className={styles.row}>
            <p className={styles.words}>
              {href === null ? <strong>{name}</strong> : <Link to={href}>{name}</Link>}{' '}
              <span className={styles.text}>{text}</span>
            </p>
            <Badge tone={healthNames[state].tone}>{healthNames[state].name}</Badge>
          </li>
        ))}
      </ul>
      {silentSince !== null && <NotKnown reason={dashboardTexts.othersUnknown} />}
    </Panel>
  );
}
