import type { AnalyticsMetric } from '@apoti/contract/resources/analytics/report';
import { figureText } from '@apoti/contract/resources/analytics/figure-text';
import type { VisibleMetric } from '@apoti/contract/constants/analytics';
import { FiClock, FiCornerUpLeft, FiEye, FiSmartphone, FiTarget, FiUsers } from 'react-icons/fi';
import { analyticsTexts as texts } from './analytics-texts';
import { Change } from './Change';
import styles from './MetricCards.module.css';

const icons = {
  totalVisitors: FiUsers,
  pageViews: FiEye,
  sessionDuration: FiClock,
  bounceRate: FiCornerUpLeft,
  conversionRate: FiTarget,
  mobileTraffic: FiSmartphone,
};

type MetricCardsProps = {
  metrics: readonly AnalyticsMetric[];
  shown: readonly VisibleMetric[];
  compare: boolean;
};

/** The figures of the period, each with its change; in comparison with what it was before. */
export function MetricCards({ metrics, shown, compare }: MetricCardsProps) {
  const cards = metrics.filter(({ id }) => shown.includes(id));
  if (cards.length === 0) return null;
  return (
    <section aria-label="Key figures" className={styles.cards}>
      {cards.map(({ id, title, value, previous, unit, change }) => {
        const Icon = icons[id];
        return (
          <article key={id} className={styles.card}>
            <h2>
              <Icon aria-hidden="true" />
              {title}
            </h2>
            <p className={styles.value}>{figureText(value, unit)}</p>
            <p className={styles.change}>
              <Change change={change} lessIsBetter={id === 'bounceRate'} />
              {id === 'bounceRate' && <span className={styles.note}>{texts.lessIsBetter}</span>}
            </p>
            {compare && <p className={styles.note}>Before: {figureText(previous, unit)}</p>}
          </article>
        );
      })}
    </section>
  );
}
