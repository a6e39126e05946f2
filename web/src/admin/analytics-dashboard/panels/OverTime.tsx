import { periodText } from '@apoti/contract/resources/analytics/figure-text';
import type { AnalyticsReport } from '@apoti/contract/resources/analytics/report';
import type { VisibleMetric } from '@apoti/contract/constants/analytics';
import { numberText } from '../../../shared/lib/number-text';
import { LineChart } from '../charts/LineChart';
import { timeNames } from '../charts/time-names';
import { FigureTable } from './FigureTable';
import { Panel } from './Panel';

/** When the points before began. */
function timesBefore({ series, period }: AnalyticsReport): string[] {
  const shift = Date.parse(period.from) - Date.parse(period.previousFrom);
  return series.map(({ at }) => new Date(Date.parse(at) - shift).toISOString());
}

/** Visitors and page views over time, with those of the period before where it is compared. */
export function OverTime({ report, compare }: { report: AnalyticsReport; compare: boolean }) {
  const { series, metrics, period } = report;
  const names = timeNames(series.map(({ at }) => at));
  const before = periodText(period).before;
  const heads = compare ? ['Visitors before', 'Page views before'] : [];
  // Of the whole period the report knows: who came in two hours is one visitor.
  const sums = (id: VisibleMetric) => {
    const metric = metrics.find((one) => one.id === id);
    return { sum: metric?.value ?? null, sumBefore: metric?.previous ?? null };
  };
  return (
    <Panel
      title="Visitors and Page Views"
      note={compare ? `Dashed and dotted: before, ${before}` : null}
      wide
      isEmpty={series.every(({ views, visitors }) => views + visitors === 0)}
      chart={
        <LineChart
          label="Visitors and page views over time"
          names={names}
          beforeNames={compare ? timeNames(timesBefore(report)) : null}
          lines={[
            {
              name: 'Page views',
              tone: 'second',
              values: series.map(({ views }) => views),
              before: series.map(({ previousViews }) => previousViews),
              ...sums('pageViews'),
            },
            {
              name: 'Visitors',
              tone: 'first',
              values: series.map(({ visitors }) => visitors),
              before: series.map(({ previousVisitors }) => previousVisitors),
              ...sums('totalVisitors'),
            },
          ]}
        />
      }
      table={
        <FigureTable
          caption={`Visitors and page views over time${compare ? `; before: ${before}` : ''}`}
          heads={['When', 'Visitors', 'Page views', ...heads]}
          rows={series.map(({ at, visitors, views, previousVisitors, previousViews }, place) => ({
            key: at,
            cells: [
              names[place]?.whole ?? '',
              numberText(visitors),
              numberText(views),
              ...(compare ? [numberText(previousVisitors), numberText(previousViews)] : []),
            ],
          }))}
        />
      }
    />
  );
}
