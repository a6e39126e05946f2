import type { AlertStep } from '@apoti/contract';
import { Badge, type BadgeTone } from '../../../shared/ui/Badge';
import styles from './TestAlerts.module.css';

const states: Record<AlertStep['state'], readonly [label: string, tone: BadgeTone]> = {
  sent: ['Sent', 'good'],
  waiting: ['Waiting', 'warn'],
  failed: ['Failed', 'bad'],
  off: ['Not sent', 'plain'],
};

type SentStepsProps = {
  /** What the list is called. */
  label: string;
  steps: readonly AlertStep[];
  /** Why nothing at all was sent, as far as anybody knows; empty where it was. */
  failure: string;
};

/** What became of messages that somebody has sent by a press, said as it comes. */
export function SentSteps({ label, steps, failure }: SentStepsProps) {
  return (
    <div role="status" className={styles.steps}>
      {failure}
      {steps.length > 0 && (
        <ul aria-label={label}>
          {steps.map((step) => (
            <Step key={`${step.way} ${step.to}`} step={step} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Step({ step: { way, to, state, note } }: { step: AlertStep }) {
  const [label, tone] = states[state];
  return (
    <li className={styles.step}>
      <Badge tone={tone}>{label}</Badge>
      <span>
        {way === 'sms' ? 'SMS' : 'Email'}
        {to !== '' && ` to ${to}`}
        {note !== '' && `: ${note}`}
      </span>
    </li>
  );
}
