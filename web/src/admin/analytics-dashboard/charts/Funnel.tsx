import { percentText } from '@apoti/contract/resources/analytics/figure-text';
import { numberText } from '../../../shared/lib/number-text';
import styles from './Funnel.module.css';
import { stepText } from './step-text';

type FunnelProps = { steps: readonly { step: string; visitors: number; percentage: number }[] };

/** The least of a bar that can be seen, in percent. */
const SLIVER = 0.6;

/** How many came to each step, beside the one before it. For the eye alone: the table says the same. */
export function Funnel({ steps }: FunnelProps) {
  const most = Math.max(1, ...steps.map(({ visitors }) => visitors));
  return (
    <ol className={styles.funnel} aria-hidden="true">
      {steps.map(({ step, visitors, percentage }, place) => (
        <li key={step}>
          <span className={styles.name}>{step}</span>
          <svg width="100%" height="26">
            <rect width="100%" height="26" rx="4" className={styles.ground} />
            {visitors > 0 && (
              <rect
                width={`${Math.max(SLIVER, (visitors / most) * 100)}%`}
                height="26"
                rx="4"
                className={styles.part}
              />
            )}
          </svg>
          <span className={styles.figures}>
            <b>{numberText(visitors)}</b> {percentText(percentage)}
          </span>
          <span className={styles.beside}>{place > 0 && stepText(visitors, steps[place - 1]?.visitors ?? 0)}</span>
        </li>
      ))}
    </ol>
  );
}
