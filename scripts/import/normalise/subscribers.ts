import { isObject, movedSubscriberSchema, toAddressKey, type MovedSubscriber } from '@apoti/contract';
import { called, faultOf, type Notes } from '../notes';
import { toMoment, toPlainText } from './scalars';
import { listOf } from './unwrap';

const LONGEST_NAME = 120;

/** Who had subscribed at an older site, each address once. @throws Error with what is wrong with the answer as a whole */
export function normaliseSubscribers(answer: unknown, now: number, notes: Notes): MovedSubscriber[] {
  const list = listOf(answer);
  if (list === undefined) throw new Error('the answer holds no list');
  const known = new Map<string, MovedSubscriber>();
  for (const [index, sent] of list.entries()) {
    const subscriber = read(sent, index, now, notes);
    if (subscriber === null) continue;
    const key = toAddressKey(subscriber.email);
    if (known.has(key)) notes.add(`Subscriber in place ${index + 1}`, 'has subscribed twice; one is left out');
    else known.set(key, subscriber);
  }
  return [...known.values()];
}

/** People's addresses stand in no report: their places do. */
function read(sent: unknown, index: number, now: number, notes: Notes): MovedSubscriber | null {
  const place = called(`Subscriber in place ${index + 1}`, '');
  const row: Record<string, unknown> = isObject(sent) ? sent : { email: sent };
  const email = (toPlainText(row['email']) ?? '').trim();
  const name = (toPlainText(row['name']) ?? '').trim();
  const since = toMoment(row['subscribed_at'] ?? row['created_at'] ?? row['date']);
  if (name === '') notes.add(place, 'has no name; the part before the @ stands for it');
  if (since === undefined) notes.add(place, 'does not say since when; it counts as of today');
  const wanted = {
    name: (name === '' ? (email.split('@')[0] ?? '') : name).slice(0, LONGEST_NAME).toWellFormed(),
    email,
    subscribed_at: since ?? new Date(now).toISOString(),
  };
  const checked = movedSubscriberSchema.safeParse(wanted);
  if (checked.success) return checked.data;
  notes.leaveOut(place, faultOf(checked.error));
  return null;
}
