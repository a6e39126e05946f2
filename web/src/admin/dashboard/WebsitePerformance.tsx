import type { AnalyticsReport } from '@apoti/contract';
import { Link } from 'react-router-dom';
import { useVitals } from '../../shared/api/dashboard';
import { Skeleton } from '../../shared/ui/Skeleton';
import { dashboardTexts, msText, numberText } from './dashboard-texts';
import { NotKnown, Panel } from './Panel';
import styles from './WebsitePerformance.module.css';

/** Pages that are shown, those that were measured most. */
const SHOWN = 6;

/** How fast pages were in the browsers of visitors (A3): of three quarters of them, in the last seven days. */
export function WebsitePerformance() {
  const { data, error } = useVitals();
  return (
    <Panel title="Website Performance" aside={<Link to="/admin/settings?tab=performance">Limits and alerts</Link>}>
      {!data && !error && <Skeleton label={dashboardTexts.loadingVitals} count={3} />}
      {!data && error && <NotKnown reason={dashboardTexts.vitalsFailed} />}
      {data && (data.vitals.length === 0 ? <NothingMeasured /> : <Vitals vitals={data.vitals} />)}
    </Panel>
  );
}

function NothingMeasured() {
  return (
    <div className={styles.nothing}>
      <p>{dashboardTexts.notMeasured}</p>
      <p>{dashboardTexts.notMeasuredAbout}</p>
    </div>
  );
}

function Vitals({ vitals }: Pick<AnalyticsReport, 'vitals'>) {
  const rows = vitals.toSorted((one, other) => other.samples - one.samples).slice(0, SHOWN);
  return (
    <div className={styles.scroll} role="region" aria-label="Website Performance, page by page" tabIndex={0}>
      <table className={styles.table}>
        <caption>Three quarters of the visits of the last 7 days were at least as fast</caption>
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">First content</th>
            <th scope="col">Largest content</th>
            <th scope="col">Reaction</th>
            <th scope="col">Shift</th>
            <th scope="col">Visits</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ page, samples, fcp, lcp, inp, cls }) => (
            <tr key={page}>
              <th scope="row">{page}</th>
              <td>{msText(fcp)}</td>
              <td>{msText(lcp)}</td>
              <td>{msText(inp)}</td>
              <td>{cls === null ? '–' : cls.toFixed(2)}</td>
              <td>{numberText(samples)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
