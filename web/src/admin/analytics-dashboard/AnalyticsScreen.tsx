import { useState } from 'react';
import type { ApiError } from '@apoti/contract';
import { Badge } from '../../shared/ui/Badge';
import { ErrorPanel } from '../../shared/ui/ErrorPanel';
import { Notice } from '../../shared/ui/Notice';
import { Skeleton } from '../../shared/ui/Skeleton';
import { Spinner } from '../../shared/ui/Spinner';
import { SAMPLE_LABEL } from '@apoti/contract/resources/analytics/export';
import { periodText } from '@apoti/contract/resources/analytics/figure-text';
import { analyticsTexts as texts } from './analytics-texts';
import styles from './AnalyticsScreen.module.css';
import { DashboardBar } from './DashboardBar';
import { MetricCards } from './MetricCards';
import { Panels } from './panels/Panels';
import { RealTimeBand } from './RealTimeBand';
import { SettingsDialog } from './SettingsDialog';
import { useExport } from './use-export';
import { useFigures, type Figures } from './use-figures';
import { useView } from './use-view';
import type { View } from './view';

/** The Analytics Dashboard (A20): who visits the site and what they do there. */
export function AnalyticsScreen({ person }: { person: number }) {
  const { view, show } = useView(person);
  const figures = useFigures(view);
  const exporting = useExport();
  /** What the settings begin with; null: they are closed. */
  const [asked, setAsked] = useState<View | null>(null);
  const { report, isSample } = figures;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{texts.title}</h1>
          {report && <Period period={report.period} isSample={isSample} compare={view.compare} />}
        </div>
        <DashboardBar
          view={view}
          isBusy={figures.isRefreshing}
          isExporting={exporting.isExporting}
          canExport={report !== null}
          onShow={show}
          onAsk={setAsked}
          onRefresh={figures.refresh}
          onExport={() => report && exporting.start({ report, query: view.query, isSample, format: view.format })}
        />
      </header>
      {figures.error && (
        <Failed error={figures.error} figures={figures} onSample={() => show({ ...view, figures: 'sample' })} />
      )}
      {!report && !figures.error && <Loading />}
      {report && (
        <div className={styles.body} aria-busy={figures.isNext || figures.isRefreshing || undefined}>
          {isSample && (
            <Notice title={SAMPLE_LABEL}>
              <p>{figures.isUnmeasured ? texts.sampleNothing : texts.sampleChosen}</p>
            </Notice>
          )}
          <RealTimeBand
            realTime={figures.realTime}
            isLive={view.autoRefresh}
            interval={view.interval}
            isSample={isSample}
            failed={figures.realTimeFailed}
          />
          <MetricCards metrics={report.metrics} shown={view.metrics} compare={view.compare} />
          <Panels report={report} compare={view.compare} />
        </div>
      )}
      <SettingsDialog
        begin={asked}
        onCancel={() => setAsked(null)}
        onApply={(next) => {
          setAsked(null);
          show(next);
        }}
      />
    </div>
  );
}

type PeriodProps = { period: Parameters<typeof periodText>[0]; isSample: boolean; compare: boolean };

/** Of when the figures are, and what they are compared with. */
function Period({ period, isSample, compare }: PeriodProps) {
  const { now, before } = periodText(period);
  return (
    <p className={styles.period}>
      {now}
      {compare && <span>compared with {before}</span>}
      {isSample && <Badge tone="marked">{SAMPLE_LABEL}</Badge>}
    </p>
  );
}

function Loading() {
  return (
    <div className={styles.body}>
      <Spinner label={texts.loading} />
      <div aria-hidden="true">
        <Skeleton label="" shape="cards" count={6} />
      </div>
    </div>
  );
}

type FailedProps = { error: ApiError; figures: Figures; onSample: () => void };

/** The server refused, or no answer came. */
function Failed({ error, figures, onSample }: FailedProps) {
  return (
    <ErrorPanel title={texts.loadFailed} busy={figures.isRefreshing} onRetry={figures.refresh}>
      <p>
        {error.message}. {figures.report ? texts.keptFigures : ''}
      </p>
      {!figures.report && (
        <p>
          <button type="button" className={styles.link} onClick={onSample}>
            Look at sample figures meanwhile
          </button>
        </p>
      )}
    </ErrorPanel>
  );
}
