import { REPORTS_KEPT, startOfLagosDay, TIME_ZONE, type KeptReport } from '@apoti/contract';
import { useState } from 'react';
import { FiDownload } from 'react-icons/fi';
import { reportAddress, useKeptReports } from '../../../shared/api/reports';
import { Badge } from '../../../shared/ui/Badge';
import { Button, buttonClass } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorPanel } from '../../../shared/ui/ErrorPanel';
import { Spinner } from '../../../shared/ui/Spinner';
import { FormSection } from '../../form/FormSection';
import { sizeText } from '../system/backup-texts';
import styles from './KeptReports.module.css';

const ABOUT = `The files of the reports, as they were mailed: the ${REPORTS_KEPT} newest, while “Automatic export” is on.`;
const NEXT = 'The next report with figures will be here; one of a time without visits has no file.';
const NOT_SCHEDULED = 'No report is switched on above: only one that you send now will be here, if it has figures.';
/** So many are shown at first. */
const SHOWN = 5;
const kinds = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', custom: 'Custom', manual: 'Requested' } as const;
const day = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, day: 'numeric', month: 'short', year: 'numeric' });

type Next = {
  /** Reports are kept from now on. */
  isWanted: boolean;
  /** One of them comes by itself. */
  isScheduled: boolean;
};

/** The reports that are kept as files, to be downloaded (A18). */
export function KeptReports(next: Next) {
  const { data, error, isValidating, mutate } = useKeptReports();
  return (
    <FormSection title="Kept reports" about={ABOUT}>
      {data !== undefined && <Shown reports={data.reports} next={next} />}
      {data === undefined && error === undefined && <Spinner />}
      {data === undefined && error !== undefined && (
        <ErrorPanel title="The kept reports cannot be listed" onRetry={() => void mutate()} busy={isValidating}>
          <p>{error.message}</p>
        </ErrorPanel>
      )}
    </FormSection>
  );
}

function nextText({ isWanted, isScheduled }: Next): string {
  if (!isWanted) return 'Switch on “Automatic export” to keep them.';
  return isScheduled ? NEXT : NOT_SCHEDULED;
}

function Shown({ reports, next }: { reports: readonly KeptReport[]; next: Next }) {
  const [isWhole, setWhole] = useState(false);
  if (reports.length === 0) {
    return (
      <EmptyState title="No kept reports yet">
        <p className={styles.facts}>{nextText(next)}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label="Kept reports">
        {(isWhole ? reports : reports.slice(0, SHOWN)).map((report) => (
          <Row key={report.name} report={report} />
        ))}
      </ul>
      {reports.length > SHOWN && (
        <Button look="quiet" className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Show the newest ${SHOWN} only` : `Show all ${reports.length}`}
        </Button>
      )}
    </>
  );
}

function Row({ report }: { report: KeptReport }) {
  const format = report.name.slice(report.name.lastIndexOf('.') + 1).toUpperCase();
  const title = `${kinds[report.kind]} report`;
  const when = day.format(startOfLagosDay(report.day));
  return (
    <li className={styles.report}>
      <div className={styles.what}>
        <p className={styles.title}>
          {title} <Badge>{format}</Badge>
        </p>
        <p className={styles.facts}>
          <time dateTime={report.day}>{when}</time> · {sizeText(report.size)}
        </p>
      </div>
      <a
        className={buttonClass('secondary')}
        href={reportAddress(report.name)}
        download={report.name}
        aria-label={`Download the ${title.toLowerCase()} of ${when} (${format})`}
      >
        <FiDownload aria-hidden="true" /> Download
      </a>
    </li>
  );
}
