import type { Dashboard } from '@apoti/contract';
import { FiEdit3 } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { useDashboard } from '../../shared/api/dashboard';
import { momentText } from '../../shared/lib/moment-text';
import { Button, buttonClass } from '../../shared/ui/Button';
import { ErrorPanel } from '../../shared/ui/ErrorPanel';
import { Notice } from '../../shared/ui/Notice';
import { Skeleton } from '../../shared/ui/Skeleton';
import { ContentHealth } from './ContentHealth';
import { dashboardTexts } from './dashboard-texts';
import styles from './DashboardScreen.module.css';
import { Headlines } from './Headlines';
import { Highlights } from './Highlights';
import { Hub } from './Hub';
import { Panel } from './Panel';
import { RecentActivity } from './RecentActivity';
import { SystemHealth } from './SystemHealth';
import { WebsitePerformance } from './WebsitePerformance';

/** What the back-office begins with: how things stand, and the way to everything (A3). */
export function DashboardScreen() {
  const { data, error, isValidating, mutate } = useDashboard();
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1 className={styles.title}>Dashboard</h1>
        <Link className={buttonClass('primary')} to="/admin/content">
          <FiEdit3 aria-hidden="true" /> Edit Content
        </Link>
      </div>
      {error && (
        <ErrorPanel title={dashboardTexts.failed} busy={isValidating} onRetry={() => void mutate()}>
          <p>{error.message}</p>
          {data?.at && <p>What is shown was read on {momentText(Date.parse(data.at))}.</p>}
        </ErrorPanel>
      )}
      {data && <Silence dashboard={data} busy={isValidating} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton label={dashboardTexts.loading} shape="cards" count={4} />}
      {data && <Headlines dashboard={data} />}
      <Hub dashboard={data} loading={!data && !error} />
      <div className={styles.panels}>
        {!data && !error && panelTitles.map((title) => <Awaited key={title} title={title} />)}
        {data && <Highlights dashboard={data} />}
        {data && <RecentActivity activity={data.activity} />}
        {data && <ContentHealth contentHealth={data.contentHealth} />}
        {data && <SystemHealth health={data.health} silentSince={data.silentSince} />}
      </div>
      <WebsitePerformance />
    </div>
  );
}

/** The parts that come with the dashboard's answer, in their order. */
const panelTitles = ['Business Highlights', 'Recent Activity', 'Content Health', 'System Status and Health'] as const;

/** The outline of a part that is on its way; that it is, is said once, for all of them. */
function Awaited({ title }: { title: string }) {
  return (
    <Panel title={title}>
      <div aria-hidden="true">
        <Skeleton label={dashboardTexts.loading} count={5} />
      </div>
    </Panel>
  );
}

type SilenceProps = { dashboard: Dashboard; busy: boolean; onRetry: () => void };

/** What is said while the CMS is silent: since when, and of when the figures are. */
function Silence({ dashboard: { silentSince, at }, busy, onRetry }: SilenceProps) {
  if (silentSince === null) return null;
  const since = momentText(Date.parse(silentSince));
  const shown =
    at === null ? 'Only what the site itself shows is known.' : `The figures are of ${momentText(Date.parse(at))}.`;
  return (
    <Notice tone="warn" title={`The content service has not answered since ${since}`}>
      <p>{shown} Visitors see the last good pages.</p>
      <div>
        <Button look="secondary" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}
