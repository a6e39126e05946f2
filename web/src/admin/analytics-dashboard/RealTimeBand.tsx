import type { RealTime } from '@apoti/contract/resources/analytics/report';
import { figureText } from '@apoti/contract/resources/analytics/figure-text';
import { SAMPLE_LABEL } from '@apoti/contract/resources/analytics/export';
import { analyticsTexts as texts, intervalText } from './analytics-texts';
import styles from './RealTimeBand.module.css';

type RealTimeBandProps = {
  /** Null: not known yet. */
  realTime: RealTime | null;
  isLive: boolean;
  interval: number;
  isSample: boolean;
  /** Whether the other figures are of some visits alone; these never are. */
  isFiltered: boolean;
  failed: boolean;
};

/** What is said below the band's title. */
function bandText({ isLive, interval, isSample, isFiltered, failed }: Omit<RealTimeBandProps, 'realTime'>): string {
  if (failed) return texts.nowFailed;
  const pace = isLive ? `Every ${intervalText(interval).replace(/^1 /, '')}.` : 'Auto-refresh is off.';
  const told = isSample ? `${SAMPLE_LABEL}. ${pace}` : `${pace} Users of the last 5 minutes, the rest of today.`;
  return isFiltered ? `${told} ${texts.everyoneNow}` : told;
}

/** What happens on the site now. */
export function RealTimeBand({ realTime, ...told }: RealTimeBandProps) {
  const figures = [
    ['Active users', figureText(realTime?.activeUsers ?? null, 'count')],
    ['Page views', figureText(realTime?.pageViews ?? null, 'count')],
    ['Sessions', figureText(realTime?.sessions ?? null, 'count')],
    ['Bounce rate', figureText(realTime?.bounceRate ?? null, 'percent')],
  ] as const;
  return (
    <section className={styles.band} aria-labelledby="real-time">
      <div className={styles.words}>
        <h2 id="real-time">
          <span className={styles.dot} data-live={(told.isLive && !told.failed) || undefined} aria-hidden="true" />
          Real-time Activity
        </h2>
        <p>{bandText(told)}</p>
      </div>
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
