import { isInOutbox, leadStateNames, type LeadReply, type LeadState, type LeadSummary } from '@apoti/contract';
import { Badge, type BadgeTone } from '../../shared/ui/Badge';
import { deadlineOf } from './deadline';
import styles from './LeadBadge.module.css';

const tones: Record<LeadState, BadgeTone> = { new: 'warn', 'in-progress': 'plain', done: 'good', spam: 'past' };

/** Where a lead stands. */
export function LeadBadge({ state }: { state: LeadState }) {
  return <Badge tone={tones[state]}>{leadStateNames[state]}</Badge>;
}

const deliveryNames = { waiting: 'Answer waits to be sent', sent: 'Sent', failed: 'Answer not sent' } as const;
const deliveryTones = { waiting: 'warn', sent: 'good', failed: 'bad' } as const;

type DeliveryBadgeProps = { delivery: LeadReply['delivery']; reason?: string };

/** Where an answer is on its way; one in the outbox folder goes nowhere. */
export function DeliveryBadge({ delivery, reason }: DeliveryBadgeProps) {
  if (isInOutbox(reason)) return <Badge tone="warn">Not mailed</Badge>;
  return <Badge tone={deliveryTones[delivery]}>{deliveryNames[delivery]}</Badge>;
}

/** How it stands to the promised time, counted in the browser. */
export function LeadDeadline({
  lead,
  now,
}: {
  lead: Pick<LeadSummary, 'receivedAt' | 'answeredAt' | 'state'>;
  now: number;
}) {
  const deadline = deadlineOf(lead, now);
  if (deadline === null) return null;
  return <span className={`${styles.deadline} ${styles[deadline.tone]}`}>{deadline.text}</span>;
}
