import { deviceTypes, trafficSources } from '@apoti/contract/constants/analytics';
import type { AnalyticsReport } from '@apoti/contract/resources/analytics/report';
import { percentText } from '@apoti/contract/resources/analytics/figure-text';
import { deviceNames, FUNNEL_NOTE, inWords, trafficSourceNames } from '@apoti/contract/resources/analytics/names';
import { numberText } from '../../../shared/lib/number-text';
import { Badge } from '../../../shared/ui/Badge';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { analyticsTexts as texts } from '../analytics-texts';
import { Change } from '../Change';
import { Funnel } from '../charts/Funnel';
import { FigureTable } from './FigureTable';
import { Keywords } from './Keywords';
import { OverTime } from './OverTime';
import { Panel } from './Panel';
import styles from './Panels.module.css';
import { SharePanel } from './SharePanel';
import { TrackingPanels } from '../tracking/TrackingPanels';

type PanelsProps = {
  report: AnalyticsReport;
  /** Whether there is a period before to tell changes against. */
  hasChanges: boolean;
  compare: boolean;
  isFiltered: boolean;
  isSample: boolean;
};

/** Whether no panel has anything to show. */
function isEmpty({ series, topPages, topKeywords, topEvents, goalCompletions }: AnalyticsReport): boolean {
  return (
    series.every(({ visitors, views }) => visitors + views === 0) &&
    topPages.length + topKeywords.length + topEvents.length === 0 &&
    goalCompletions.every(({ completions }) => completions === 0)
  );
}

/** Visitors and views over time, and the seven panels: those of about the same height beside one another. */
export function Panels({ report, hasChanges, compare, isFiltered, isSample }: PanelsProps) {
  if (isEmpty(report)) return <EmptyState title={isFiltered ? texts.noSuchVisits : texts.noVisits} />;
  return (
    <div className={styles.panels}>
      <OverTime report={report} compare={compare} />
      <SharePanel
        title="Traffic Sources"
        note={texts.sharedSources}
        caption="Visitors by the source of their visits"
        heads={['Source', 'Visitors']}
        slices={report.trafficSources.map(({ source, visitors, percentage }) => ({
          key: source,
          name: trafficSourceNames[source],
          count: visitors,
          percentage,
          tone: trafficSources.indexOf(source),
        }))}
      />
      <SharePanel
        title="Device Breakdown"
        note="Sessions"
        caption="Sessions by device"
        heads={['Device', 'Sessions']}
        slices={report.deviceBreakdown.map(({ device, sessions, percentage }) => ({
          key: device,
          name: deviceNames[device],
          count: sessions,
          percentage,
          tone: deviceTypes.indexOf(device),
        }))}
      />
      <TopPages pages={report.topPages} hasChanges={hasChanges} />
      <Keywords keywords={report.topKeywords} isSample={isSample} />
      <ConversionFunnel steps={report.conversionFunnel} />
      <Goals goals={report.goalCompletions} hasChanges={hasChanges} />
      <Events events={report.topEvents} />
      <TrackingPanels report={report} />
    </div>
  );
}

type TopPagesProps = { pages: AnalyticsReport['topPages']; hasChanges: boolean };

function TopPages({ pages, hasChanges }: TopPagesProps) {
  const most = Math.max(1, ...pages.map(({ views }) => views));
  return (
    <Panel
      title="Top Pages"
      isEmpty={pages.length === 0}
      table={
        <FigureTable
          caption="Views of the most visited pages"
          heads={['Page', 'Views', ...(hasChanges ? ['Change'] : [])]}
          rows={pages.map(({ page, views, change }) => ({
            key: page,
            cells: [page, numberText(views), ...(hasChanges ? [<Change key="change" change={change} brief />] : [])],
          }))}
          parts={pages.map(({ views }) => views / most)}
        />
      }
    />
  );
}

function ConversionFunnel({ steps }: { steps: AnalyticsReport['conversionFunnel'] }) {
  return (
    <Panel
      title="Conversion Funnel"
      note={FUNNEL_NOTE}
      wide
      isEmpty={steps.every(({ visitors }) => visitors === 0)}
      chart={<Funnel steps={steps} />}
      table={
        <FigureTable
          caption="Visitors who did each step"
          heads={['Step', 'Visitors', 'Share']}
          rows={steps.map(({ step, visitors, percentage }) => ({
            key: step,
            cells: [step, numberText(visitors), percentText(percentage)],
          }))}
        />
      }
    />
  );
}

type GoalsProps = { goals: AnalyticsReport['goalCompletions']; hasChanges: boolean };

function Goals({ goals, hasChanges }: GoalsProps) {
  return (
    <Panel
      title="Goal Completions"
      isEmpty={goals.length === 0}
      table={
        <FigureTable
          caption="How often each goal was reached"
          heads={['Goal', 'Completions', 'Rate', ...(hasChanges ? ['Change'] : [])]}
          rows={goals.map(({ goal, completions, rate, change }) => ({
            key: goal,
            cells: [
              goal,
              numberText(completions),
              percentText(rate),
              ...(hasChanges ? [<Change key="change" change={change} brief />] : []),
            ],
          }))}
        />
      }
    />
  );
}

function Events({ events }: { events: AnalyticsReport['topEvents'] }) {
  return (
    <Panel
      title="Top Events"
      isEmpty={events.length === 0}
      whyEmpty={texts.eventsAsked}
      table={
        <FigureTable
          caption="What visitors do most"
          heads={['Event', 'Count', 'Category']}
          rows={events.map(({ event, count, category }) => ({
            key: event,
            cells: [inWords(event), numberText(count), <Badge key="category">{inWords(category)}</Badge>],
          }))}
        />
      }
    />
  );
}
