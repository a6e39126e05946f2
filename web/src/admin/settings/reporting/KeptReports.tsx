import { startOfLagosDay, TIME_ZONE, type KeptReport } from '@apoti/contract';
import { FiDownload } from 'react-icons/fi';
import { reportAddress, useKeptReports } from '../../../shared/api/reports';
import styles from './KeptReports.module.css';

const kinds = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', custom: 'Custom' } as const;
const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** The reports that are kept as files, to be downloaded (A18). */
export function KeptReports() {
  const { data, error } = useKeptReports();
  if (error !== undefined) return <p role="status">The kept reports cannot be listed right now: {error.message}</p>;
  if (data === undefined) return null;
  if (data.reports.length === 0) return <p className={styles.note}>No report is kept yet.</p>;
  return (
    <ul className={styles.list} aria-label="Kept reports">
      {data.reports.map((report) => (
        <li key={report.name}>
          <a href={reportAddress(report.name)} download={report.name}>
            <FiDownload aria-hidden="true" /> {titleOf(report)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function titleOf(report: KeptReport): string {
  const format = report.name.slice(report.name.lastIndexOf('.') + 1).toUpperCase();
  return `${kinds[report.kind]} report of ${day.format(startOfLagosDay(report.day))} (${format})`;
}
