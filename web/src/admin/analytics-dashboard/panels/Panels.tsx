import type { AnalyticsReport } from '@apoti/contract/resources/analytics/report';
import { NO_FIGURE, percentText } from '@apoti/contract/resources/analytics/figure-text';
import { deviceNames, inWords, trafficSourceNames } from '@apoti/contract/resources/analytics/names';
import { Badge } from '../../../shared/ui/Badge';
import { Change } from '../Change';
import { Donut } from '../charts/Donut';
import { Funnel } from '../charts/Funnel';
import { FigureTable } from './FigureTable';
import { OverTime } from './OverTime';
import { Panel } from './Panel';
import styles from './Panels.module.css';

const told = (count: number | null) => (count === null ? NO_FIGURE : count.toLocaleString('en'));

type PanelsProps = { report: AnalyticsReport; compare: boolean };

/** Visitors and views over time, and the seven panels. */
export function Panels({ report, compare }: PanelsProps) {
  return (
    <div className={styles.panels}>
      <OverTime report={report} compare={compare} />
      <TopPages pages={report.topPages} />
      <Sources sources={report.trafficSources} />
      <Devices devices={report.deviceBreakdown} />
      <Keywords keywords={report.topKeywords} />
      <ConversionFunnel steps={report.conversionFunnel} />
      <Goals goals={report.goalCompletions} />
      <Events events={report.topEvents} />
    </div>
  );
}

function TopPages({ pages }: { pages: AnalyticsReport['topPages'] }) {
  const most = Math.max(1, ...pages.map(({ views }) => views));
  return (
    <Panel
      title="Top Pages"
      isEmpty={pages.length === 0}
      table={
        <FigureTable
          caption="Views of the most visited pages"
          heads={['Page', 'Views', 'Change']}
          rows={pages.map(({ page, views, change }) => ({
            key: page,
            cells: [page, told(views), <Change key="change" change={change} brief />],
          }))}
          parts={pages.map(({ views }) => views / most)}
        />
      }
    />
  );
}

function Sources({ sources }: { sources: AnalyticsReport['trafficSources'] }) {
  const total = sources.reduce((sum, { visitors }) => sum + visitors, 0);
  const slices = sources.map(({ source, visitors, percentage }) => ({
    key: source,
    name: trafficSourceNames[source],
    count: visitors,
    percentage,
  }));
  return (
    <Panel
      title="Traffic Sources"
      isEmpty={total === 0}
      chart={<Donut slices={slices} total={total} counted="visitors" />}
      table={
        <FigureTable
          caption="Visitors by the source of their visits"
          heads={['Source', 'Visitors', 'Share']}
          rows={slices.map(({ key, name, count, percentage }) => ({
            key,
            cells: [name, told(count), percentText(percentage)],
          }))}
        />
      }
    />
  );
}

function Devices({ devices }: { devices: AnalyticsReport['deviceBreakdown'] }) {
  const total = devices.reduce((sum, { sessions }) => sum + sessions, 0);
  const slices = devices.map(({ device, sessions, percentage }) => ({
    key: device,
    name: deviceNames[device],
    count: sessions,
    percentage,
  }));
  return (
    <Panel
      title="Device Breakdown"
      isEmpty={total === 0}
      chart={<Donut slices={slices} total={total} counted="sessions" />}
      table={
        <FigureTable
          caption="Sessions by device"
          heads={['Device', 'Sessions', 'Share']}
          rows={slices.map(({ key, name, count, percentage }) => ({
            key,
            cells: [name, told(count), percentText(percentage)],
          }))}
        />
      }
    />
  );
}

function Keywords({ keywords }: { keywords: AnalyticsReport['topKeywords'] }) {
  // The site's own searches are told where Google's are not known.
  const isOwn = keywords.some(({ searches }) => searches !== null);
  const heads = ['Keyword', 'Position', 'Clicks', 'Impressions', ...(isOwn ? ['Searches here'] : [])];
  return (
    <Panel
      title="Top Search Keywords"
      {...(isOwn ? { note: 'Searched on this site. Position, clicks and impressions come with Search Console.' } : {})}
      isEmpty={keywords.length === 0}
      table={
        <FigureTable
          caption="What is searched for most"
          heads={heads}
          rows={keywords.map(({ keyword, position, clicks, impressions, searches }) => ({
            key: keyword,
            cells: [
              keyword,
              position?.toFixed(1) ?? NO_FIGURE,
              told(clicks),
              told(impressions),
              ...(isOwn ? [told(searches)] : []),
            ],
          }))}
        />
      }
    />
  );
}

function ConversionFunnel({ steps }: { steps: AnalyticsReport['conversionFunnel'] }) {
  return (
    <Panel
      title="Conversion Funnel"
      note="Of all visitors of the period"
      wide
      isEmpty={steps.every(({ visitors }) => visitors === 0)}
      chart={<Funnel steps={steps} />}
      table={
        <FigureTable
          caption="Visitors who came as far as each step"
          heads={['Step', 'Visitors', 'Share']}
          rows={steps.map(({ step, visitors, percentage }) => ({
            key: step,
            cells: [step, told(visitors), percentText(percentage)],
          }))}
        />
      }
    />
  );
}

function Goals({ goals }: { goals: AnalyticsReport['goalCompletions'] }) {
  return (
    <Panel
      title="Goal Completions"
      isEmpty={goals.length === 0}
      table={
        <FigureTable
          caption="How often each goal was reached"
          heads={['Goal', 'Completions', 'Rate', 'Change']}
          rows={goals.map(({ goal, completions, rate, change }) => ({
            key: goal,
            cells: [goal, told(completions), percentText(rate), <Change key="change" change={change} brief />],
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
      table={
        <FigureTable
          caption="What visitors do most"
          heads={['Event', 'Count', 'Category']}
          rows={events.map(({ event, count, category }) => ({
            key: event,
            cells: [inWords(event), told(count), <Badge key="category">{inWords(category)}</Badge>],
          }))}
        />
      }
    />
  );
}
