import styles from './Funnel.module.css';

type FunnelProps = { steps: readonly { step: string; visitors: number; percentage: number }[] };

/** Steps from many to few, and how many went on from one to the next. For the eye alone: the table says the same. */
export function Funnel({ steps }: FunnelProps) {
  const most = Math.max(1, ...steps.map(({ visitors }) => visitors));
  return (
    <ol className={styles.funnel} aria-hidden="true">
      {steps.map(({ step, visitors, percentage }, place) => {
        const before = steps[place - 1]?.visitors ?? 0;
        const part = (visitors / most) * 100;
        return (
          <li key={step}>
            <span className={styles.name}>{step}</span>
            <svg width="100%" height="26">
              <rect width="100%" height="26" rx="4" className={styles.ground} />
              <rect width={`${Math.max(0.6, part)}%`} height="26" rx="4" className={styles.part} />
            </svg>
            <span className={styles.figures}>
              <b>{visitors.toLocaleString('en')}</b> {percentage.toFixed(1)}%
            </span>
            {place > 0 && before > 0 && (
              <span className={styles.went}>{Math.round((visitors / before) * 100)}% went on</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
