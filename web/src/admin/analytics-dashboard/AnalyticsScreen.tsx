import { useState } from 'react';
import type { ApiError } from '@apoti/contract';
import { ErrorPanel } from '../../shared/ui/ErrorPanel';
import { Notice } from '../../shared/ui/Notice';
import { Skeleton } from '../../shared/ui/Skeleton';
import { Spinner } from '../../shared/ui/Spinner';
import { comparisonOf } from '@apoti/contract/resources/analytics/comparison';
import { SAMPLE_LABEL } from '@apoti/contract/resources/analytics/export';
import { sentence } from '../lists/list-texts';
import { analyticsTexts as texts } from './analytics-texts';
import styles from './AnalyticsScreen.module.css';
import { DashboardBar, FilterBar } from './DashboardBar';
import { MetricCards } from './MetricCards';
import { Panels } from './panels/Panels';
import { Period } from './Period';
import { RealTimeBand } from './RealTimeBand';
import { SettingsDialog } from './SettingsDialog';
import { useExport } from './use-export';
import { useFigures, type Figures, type Shown } from './use-figures';
import { useView } from './use-view';
import { isFiltered, type View } from './view';

/** The Analytics Dashboard (A20): who visits the site and what they do there. */
export function AnalyticsScreen({ person }: { person: number }) {
  const { view, show } = useView(person);
  const figures = useFigures(view);
  const exporting = useExport();
  /** What the settings begin with; null: they are closed. */
  const [asked, setAsked] = useState<View | null>(null);
  const { shown, isNext } = figures;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{texts.title}</h1>
          {shown && <Period {...shown} compare={view.compare} />}
        </div>
        <DashboardBar
          view={view}
          isBusy={figures.isRefreshing}
          isExporting={exporting.isExporting}
          // A file tells what it is of: never figures under filters that they do not follow yet.
          canExport={shown !== null && !isNext}
          onShow={show}
          onAsk={setAsked}
          onRefresh={figures.refresh}
          onExport={() => shown && exporting.start({ ...shown, format: view.format })}
        />
        <FilterBar view={view} onShow={show} />
      </header>
      {figures.error && (
        <Failed error={figures.error} figures={figures} onSample={() => show({ ...view, figures: 'sample' })} />
      )}
      {!shown && !figures.error && <Loading />}
      {shown && <Body shown={shown} figures={figures} view={view} />}
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

type BodyProps = { shown: Shown; figures: Figures; view: View };

/** Everything below the head: now, the figures of the period, the panels. */
function Body({ shown: { report, query, isSample }, figures, view }: BodyProps) {
  const hasChanges = comparisonOf(report) === 'compared';
  const compare = view.compare && hasChanges;
  return (
    <div
      className={styles.body}
      data-next={figures.isNext || undefined}
      aria-busy={figures.isNext || figures.isRefreshing || undefined}
    >
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
        isFiltered={isFiltered(query)}
        failed={figures.realTimeFailed}
      />
      <MetricCards metrics={report.metrics} shown={view.metrics} hasChanges={hasChanges} compare={compare} />
      <Panels
        report={report}
        hasChanges={hasChanges}
        compare={compare}
        isFiltered={isFiltered(query)}
        isSample={isSample}
      />
    </div>
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
        {sentence(error.message)} {figures.shown ? texts.keptFigures : ''}
      </p>
      {!figures.shown && (
        <p>
          <button type="button" className={styles.link} onClick={onSample}>
            Look at sample figures meanwhile
          </button>
        </p>
      )}
    </ErrorPanel>
  );
}
