import type { AnalyticsReport } from '@apoti/contract';
import { Link } from 'react-router-dom';
import { useVitals } from '../../shared/api/dashboard';
import { numberText } from '../../shared/lib/number-text';
import { Badge } from '../../shared/ui/Badge';
import { ScrollArea } from '../../shared/ui/ScrollArea';
import { Skeleton } from '../../shared/ui/Skeleton';
import { dashboardTexts, msText } from './dashboard-texts';
import { NotKnown, Panel } from './Panel';
import { gradeNames, gradeOf, type Vital } from './vital-grades';
import styles from './WebsitePerformance.module.css';

/** Pages that are shown, those that were measured most. */
const SHOWN = 6;

/** How fast pages were in the browsers of visitors (A3): of three quarters of them, in the last seven days. */
export function WebsitePerformance() {
  const { data, error, isValidating, mutate } = useVitals();
  return (
    <Panel title="Website Performance" aside={<Link to="/admin/settings?tab=performance">Limits and alerts</Link>}>
      {!data && !error && <Skeleton label={dashboardTexts.loadingVitals} count={3} />}
      {!data && error && (
        <NotKnown reason={dashboardTexts.vitalsFailed} busy={isValidating} onRetry={() => void mutate()} />
      )}
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

const heads: readonly [vital: Vital, name: string][] = [
  ['lcp', 'Largest content'],
  ['inp', 'Reaction'],
  ['cls', 'Shift'],
  ['fcp', 'First content'],
];

function Vitals({ vitals }: Pick<AnalyticsReport, 'vitals'>) {
  const rows = vitals.toSorted((one, other) => other.samples - one.samples).slice(0, SHOWN);
  return (
    <>
      <ScrollArea label="Website Performance, page by page">
        <table className={styles.table}>
          <caption>{dashboardTexts.vitalsOf}</caption>
          <thead>
            <tr>
              <th scope="col">Page</th>
              {heads.map(([vital, name]) => (
                <th key={vital} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">Visits</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ page, samples, ...measured }) => (
              <tr key={page}>
                <th scope="row">{page}</th>
                {heads.map(([vital]) => (
                  <td key={vital}>
                    <Judged vital={vital} value={measured[vital]} />
                  </td>
                ))}
                <td>{numberText(samples)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p className={styles.limits}>{dashboardTexts.vitalLimits}</p>
    </>
  );
}

/** A value, and how it is judged: in a word, with a colour beside it. */
function Judged({ vital, value }: { vital: Vital; value: number | null }) {
  const grade = gradeOf(vital, value);
  const text = vital === 'cls' ? (value?.toFixed(2) ?? '–') : msText(value);
  return (
    <span className={styles.judged}>
      {text} {grade && <Badge tone={gradeNames[grade].tone}>{gradeNames[grade].name}</Badge>}
    </span>
  );
}
