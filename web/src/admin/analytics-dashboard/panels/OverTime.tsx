import type { AnalyticsReport } from '@apoti/contract/resources/analytics/report';
import { LineChart } from '../charts/LineChart';
import { timeNames } from '../charts/time-names';
import { FigureTable } from './FigureTable';
import { Panel } from './Panel';

const told = (count: number) => count.toLocaleString('en');

/** Visitors and page views over time, with those of the period before where it is compared. */
export function OverTime({ report: { series }, compare }: { report: AnalyticsReport; compare: boolean }) {
  const names = timeNames(series.map(({ at }) => at));
  const before = compare ? ['Visitors before', 'Page views before'] : [];
  return (
    <Panel
      title="Visitors and Page Views"
      wide
      isEmpty={series.length === 0}
      chart={
        <LineChart
          label="Visitors and page views over time"
          names={names}
          compare={compare}
          lines={[
            {
              name: 'Page views',
              tone: 'second',
              values: series.map(({ views }) => views),
              before: series.map(({ previousViews }) => previousViews),
            },
            {
              name: 'Visitors',
              tone: 'first',
              values: series.map(({ visitors }) => visitors),
              before: series.map(({ previousVisitors }) => previousVisitors),
            },
          ]}
        />
      }
      table={
        <FigureTable
          caption="Visitors and page views over time"
          heads={['When', 'Visitors', 'Page views', ...before]}
          rows={series.map(({ at, visitors, views, previousVisitors, previousViews }, place) => ({
            key: at,
            cells: [
              names[place]?.whole ?? '',
              told(visitors),
              told(views),
              ...(compare ? [told(previousVisitors), told(previousViews)] : []),
            ],
          }))}
        />
      }
    />
  );
}
