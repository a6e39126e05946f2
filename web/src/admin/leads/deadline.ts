import { LEAD_ANSWER_HOURS, type LeadSummary } from '@apoti/contract';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** With less time left than this, the deadline stands out, in ms. */
const SOON = 4 * HOUR;

/** How a lead stands to the promised time: the text, and how urgent it is. */
export type Deadline = { text: string; tone: 'plain' | 'good' | 'warn' | 'bad' };

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A length of time in its two largest units: `3 days 4 h`, `5 h 20 min`, `12 min`. */
export function lengthText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE));
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60];
  if (days > 0) return [counted(days, 'day'), ...(hours > 0 ? [`${hours} h`] : [])].join(' ');
  if (hours > 0) return [`${hours} h`, ...(rest > 0 ? [`${rest} min`] : [])].join(' ');
  return `${rest} min`;
}

/** The time left for the promised answer, or how late it is; null where nothing is promised any more, as for spam. */
export function deadlineOf(
  { receivedAt, answeredAt, state }: Pick<LeadSummary, 'receivedAt' | 'answeredAt' | 'state'>,
  now: number,
): Deadline | null {
  const received = Date.parse(receivedAt);
  if (Number.isNaN(received)) return null;
  if (answeredAt !== null) {
    const took = Date.parse(answeredAt) - received;
    const isLate = took > LEAD_ANSWER_HOURS * HOUR;
    const text = took < MINUTE ? 'Answered at once' : `Answered after ${lengthText(took)}`;
    return { text, tone: isLate ? 'plain' : 'good' };
  }
  if (state === 'done' || state === 'spam') return null;
  const left = received + LEAD_ANSWER_HOURS * HOUR - now;
  if (left < 0) return { text: left > -MINUTE ? 'Due now' : `${lengthText(-left)} late`, tone: 'bad' };
  return { text: `${lengthText(left)} left`, tone: left < SOON ? 'warn' : 'plain' };
}
