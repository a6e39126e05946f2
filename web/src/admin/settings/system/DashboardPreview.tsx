import { dashboardSample } from '@apoti/contract';
import { comparisonOf, comparisonText } from '@apoti/contract/resources/analytics/comparison';
import { changeText, figureText } from '@apoti/contract/resources/analytics/figure-text';
import type { AnalyticsQuery, AnalyticsReport } from '@apoti/contract/resources/analytics/report';
import { FiExternalLink } from 'react-icons/fi';
import { useAnalyticsReport } from '../../../shared/api/analytics';
import { useToday } from '../../../shared/lib/use-today';
import { buttonClass } from '../../../shared/ui/Button';
import { FormSection } from '../../form/FormSection';
import styles from './DashboardPreview.module.css';

/** Which figures the four tiles are, in their order. */
const tiles = ['pageViews', 'totalVisitors', 'sessionDuration', 'conversionRate'] as const;

function queryOf(today: string): AnalyticsQuery {
  const everything = { trafficSource: 'all', deviceType: 'all', userType: 'all' } as const;
  return { range: 'custom', from: today, to: today, ...everything };
}

type Tile = { name: string; value: string; change: string };

function measuredTiles(report: AnalyticsReport): Tile[] {
  const isCompared = comparisonOf(report) === 'compared';
  return tiles.flatMap((id, place) => {
    const metric = report.metrics.find((one) => one.id === id);
    const { name } = dashboardSample[place] ?? { name: '' };
    if (metric === undefined) return [];
    const change = isCompared ? changeText(metric.change) : '';
    return [{ name, value: figureText(metric.value, metric.unit), change }];
  });
}

type Figures = { about: string; tiles: readonly Tile[]; isBusy?: boolean };

function figuresOf(report: AnalyticsReport | undefined, hasFailed: boolean): Figures {
  const names = dashboardSample.map(({ name }) => ({ name, value: '–', change: '' }));
  if (report === undefined && hasFailed)
    return { about: 'The figures could not be loaded. The dashboard has them as soon as they can be.', tiles: names };
  if (report === undefined) return { about: 'The figures of today are being loaded.', tiles: names, isBusy: true };
  if (report.measuredSince === null)
    return {
      about: 'Sample figures: nothing has been measured yet. They show what the dashboard tells.',
      tiles: dashboardSample,
    };
  const none = comparisonText(report);
  const about =
    none === null ? 'Today until now, compared with yesterday until the same hour.' : `Today until now. ${none}`;
  return { about, tiles: measuredTiles(report) };
}

/** Four figures of today, and the way to all of them (back-office §2); a sample until something is measured. */
export function DashboardPreview() {
  const { data, error } = useAnalyticsReport(queryOf(useToday()), {});
  const figures = figuresOf(data?.report, error !== undefined);
  return (
    <FormSection title="Analytics Dashboard Preview" about={figures.about}>
      <dl className={styles.tiles} aria-busy={figures.isBusy}>
        {figures.tiles.map(({ name, value, change }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{value}</strong> <span>{change}</span>
            </dd>
          </div>
        ))}
      </dl>
      <a
        className={buttonClass('secondary', styles.open)}
        href="/admin/analytics-dashboard"
        target="_blank"
        rel="noopener"
      >
        View Dashboard <FiExternalLink aria-hidden="true" />
        <span className="visually-hidden">(opens in a new tab)</span>
      </a>
    </FormSection>
  );
}
