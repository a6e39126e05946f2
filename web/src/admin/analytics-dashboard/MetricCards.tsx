import type { AnalyticsMetric } from '@apoti/contract/resources/analytics/report';
import { figureText } from '@apoti/contract/resources/analytics/figure-text';
import type { VisibleMetric } from '@apoti/contract/constants/analytics';
import { FiClock, FiCornerUpLeft, FiEye, FiSmartphone, FiTarget, FiUsers } from 'react-icons/fi';
import { analyticsTexts as texts } from './analytics-texts';
import { Change, type Better } from './Change';
import styles from './MetricCards.module.css';

const icons = {
  totalVisitors: FiUsers,
  pageViews: FiEye,
  sessionDuration: FiClock,
  bounceRate: FiCornerUpLeft,
  conversionRate: FiTarget,
  mobileTraffic: FiSmartphone,
};
/** That more people come by phone is neither good nor bad. */
const better: Partial<Record<VisibleMetric, Better>> = { bounceRate: 'less', mobileTraffic: 'neither' };

type MetricCardsProps = {
  metrics: readonly AnalyticsMetric[];
  shown: readonly VisibleMetric[];
  /** Whether there is a period before; that there is none is said once, above. */
  hasChanges: boolean;
  /** Whether the figures before are shown, too. */
  compare: boolean;
};

/** The figures of the period, each with its change; in comparison with what it was before. */
export function MetricCards({ metrics, shown, hasChanges, compare }: MetricCardsProps) {
  const cards = metrics.filter(({ id }) => shown.includes(id));
  if (cards.length === 0) return null;
  return (
    <div className={styles.figures}>
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
              {hasChanges && (
                <p className={styles.change}>
                  <Change change={change} better={better[id] ?? 'more'} />
                  {id === 'bounceRate' && <span className={styles.note}>{texts.lessIsBetter}</span>}
                </p>
              )}
              {compare && <p className={styles.note}>Before: {figureText(previous, unit)}</p>}
            </article>
          );
        })}
      </section>
      {shown.includes('totalVisitors') && <p className={styles.note}>{texts.howCounted}</p>}
    </div>
  );
}
