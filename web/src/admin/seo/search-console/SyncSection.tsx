import {
  SEARCH_CONSOLE_DAYS,
  seoTexts,
  type SearchConsoleReply,
  type SearchReport,
  type SearchRow,
} from '@apoti/contract';
import { useId, useState } from 'react';
import { FiRefreshCw } from 'react-icons/fi';
import { syncSearchConsole } from '../../../shared/api/seo';
import { Button } from '../../../shared/ui/Button';
import { useNow } from '../../../shared/lib/use-now';
import { TimeAgo } from '../../../shared/ui/TimeAgo';
import { adminToast } from '../../../shared/ui/toast';
import { whyUnsaved } from '../../editor/save-first';
import { Counts } from '../../form/Counts';
import { FormSection } from '../../form/FormSection';
import { useSeoEditor } from '../../seo-editing/seo-editing';
import { reasonOf } from '../../form/reason-of';
import styles from '../SeoActions.module.css';

const number = new Intl.NumberFormat('en');
const position = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** Google's figures; asked for anew only once the site is verified. */
export function SyncSection({ known }: { known: SearchConsoleReply }) {
  const { isConnected, report } = known;
  return (
    <FormSection
      title="Overview"
      about={`The last ${SEARCH_CONSOLE_DAYS} days, as Google told them.`}
      action={isConnected && <SyncButton known={known} />}
    >
      {report !== null && <Report report={report} />}
      {report === null && (
        <p className={styles.note}>
          {isConnected
            ? 'Nothing has been asked of Google yet.'
            : 'Figures can be asked for once the site is verified.'}
        </p>
      )}
    </FormSection>
  );
}

/** Can be pressed whatever is missing: it says then that it failed, and why. What is missing stands beside it as well. */
function SyncButton({ known: { cannotSync } }: { known: SearchConsoleReply }) {
  const editor = useSeoEditor();
  const [isBusy, setBusy] = useState(false);
  const reason = useId();
  const sync = async () => {
    setBusy(true);
    try {
      const kept = await whyUnsaved(editor, 'searchConsole');
      if (kept !== undefined) return void adminToast.error(`${seoTexts.notSynced}. ${kept}`);
      await syncSearchConsole();
      adminToast.success(seoTexts.synced);
    } catch (error) {
      adminToast.error(reasonOf(seoTexts.notSynced, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        look="secondary"
        busy={isBusy}
        aria-describedby={cannotSync === null ? undefined : reason}
        onClick={() => void sync()}
      >
        {!isBusy && <FiRefreshCw aria-hidden="true" />} Sync data
      </Button>
      {cannotSync !== null && <p id={reason}>{cannotSync}.</p>}
    </>
  );
}

function Report({ report: { lastSync, metrics, topQueries, topPages } }: { report: SearchReport }) {
  const now = useNow();
  return (
    <>
      <Counts
        counts={[
          ['Impressions', number.format(metrics.impressions)],
          ['Clicks', number.format(metrics.clicks)],
          ['Average position', position.format(metrics.averagePosition)],
          ['Click-through rate', percent.format(metrics.ctr)],
        ]}
      />
      <div className={styles.tables}>
        <Rows caption="Top queries" of="Query" rows={topQueries} />
        <Rows caption="Top pages" of="Page" rows={topPages} />
      </div>
      <p className={styles.note}>
        <TimeAgo at={lastSync} now={now} prefix="Asked" />
      </p>
    </>
  );
}

function Rows({ caption, of, rows }: { caption: string; of: string; rows: readonly SearchRow[] }) {
  return (
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">Clicks</th>
            <th scope="col">Impressions</th>
            <th scope="col">Position</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <td>{row.name}</td>
              <td>{number.format(row.clicks)}</td>
              <td>{number.format(row.impressions)}</td>
              <td>{position.format(row.position)}</td>
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={4}>Nothing yet.</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
