import type { Dashboard, LeadFigures, StationFigures, SubscriberFigures } from '@apoti/contract';
import { Link } from 'react-router-dom';
import { numberText } from '../../shared/lib/number-text';
import { useNow } from '../../shared/lib/use-now';
import { TimeAgo } from '../../shared/ui/TimeAgo';
import { Badge } from '../../shared/ui/Badge';
import { countText } from '../lists/list-texts';
import { dashboardTexts, valueOf } from './dashboard-texts';
import { Panel } from './Panel';
import styles from './rows.module.css';

/** What matters to the business just now (A3). */
export function Highlights({ dashboard: { leads, stations, subscribers } }: { dashboard: Dashboard }) {
  const [waiting, network, readers] = [valueOf(leads), valueOf(stations), valueOf(subscribers)];
  const reasons = [leads, stations, subscribers].flatMap((part) => (part.known ? [] : [part.reason]));
  return (
    <Panel title="Business Highlights">
      <ul className={styles.rows}>
        {waiting && <Leads leads={waiting} />}
        {network && <Stations stations={network} />}
        {readers && <Subscribers subscribers={readers} />}
        {[...new Set(reasons)].map((reason) => (
          <li key={reason} className={styles.row}>
            <p className={styles.text}>{reason}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Leads({ leads: { waiting, late, oldest } }: { leads: LeadFigures }) {
  const now = useNow();
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <Link to={late > 0 && oldest ? `/admin/leads/${oldest.id}` : '/admin/leads'}>
          {waiting === 0
            ? 'No lead waits'
            : `${countText(waiting, { one: 'lead', many: 'leads' })} waiting for an answer`}
        </Link>{' '}
        <span className={styles.text}>
          {oldest ? <TimeAgo at={oldest.receivedAt} now={now} prefix="The oldest came" /> : null}
          {oldest ? '. ' : ''}
          {dashboardTexts.promise}
        </span>
      </p>
      {waiting > 0 && (
        <Badge tone={late > 0 ? 'bad' : 'good'}>{late > 0 ? `${numberText(late)} late` : 'All in time'}</Badge>
      )}
    </li>
  );
}

function Stations({ stations: { occupancy, fullest, best } }: { stations: StationFigures }) {
  return (
    <>
      <li className={styles.row}>
        <p className={styles.words}>
          Occupancy of working stations{' '}
          {fullest && (
            <span className={styles.text}>
              Fullest: <Link to={`/admin/locations/${fullest.id}`}>{fullest.name}</Link>, {fullest.occupancy}%
            </span>
          )}
        </p>
        <span className={styles.value}>{occupancy === null ? '–' : `${occupancy}%`}</span>
      </li>
      <li className={styles.row}>
        <p className={styles.words}>
          Best rated station{' '}
          {best ? (
            <Link to={`/admin/locations/${best.id}`}>{best.name}</Link>
          ) : (
            <span className={styles.text}>None is rated yet</span>
          )}
        </p>
        <span className={styles.value}>{best ? `${best.rating} of 5` : '–'}</span>
      </li>
    </>
  );
}

function Subscribers({ subscribers: { week, weekBefore } }: { subscribers: SubscriberFigures }) {
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <Link to="/admin/newsletter">New subscribers of the last 7 days</Link>{' '}
        <span className={styles.text}>{numberText(weekBefore)} in the 7 days before</span>
      </p>
      <span className={styles.value}>{numberText(week)}</span>
    </li>
  );
}
