import { createHash } from 'node:crypto';
import { deviceTypes, MAX_BATCH_ITEMS, trafficSources, type MeasuredItem } from '@apoti/contract';

const DAY_MS = 86_400_000;
const events = ['contact_form_started', 'contact_form_sent', 'newsletter_joined', 'demo_watched', 'phone_called'];
const pages = ['/', '/services', '/pricing', '/lockers', '/contact', '/franchise', '/about', '/faq'];
const words = ['ikeja', 'price', 'yaba', 'parcel', 'franchise', 'lekki', 'opening hours', 'abuja'];
const PAGES = 60;

/** Numbers below 1 that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What so many events look like that visitors have caused in the days before a time, in batches in the order of time. */
export function* measuredBatches(count: number, days: number, until: number): Generator<MeasuredItem[]> {
  const next = numbers(count);
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(next() * list.length)];
    if (one === undefined) throw new Error('There is nothing to choose from');
    return one;
  };
  let batch: MeasuredItem[] = [];
  let made = 0;
  for (let visit = 0; made < count; visit += 1) {
    const begin = until - days * DAY_MS + (made / count) * days * DAY_MS;
    for (const item of oneVisit(begin, visit)) {
      if (made === count) break;
      // The last visit ends with the time that it is.
      batch.push({ ...item, at: Math.min(item.at, until) });
      made += 1;
      if (batch.length < MAX_BATCH_ITEMS) continue;
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;

  function oneVisit(begin: number, visit: number): MeasuredItem[] {
    // One in ten was here before on the same day.
    const person = next() < 0.1 ? Math.max(0, visit - Math.floor(next() * 200)) : visit;
    const visitor = createHash('sha256').update(`visitor ${person}`).digest('hex').slice(0, 16);
    const traits = { visitor, source: pick(trafficSources), device: pick(deviceTypes), returning: next() < 0.2 };
    const items: MeasuredItem[] = [];
    let at = Math.floor(begin);
    for (let views = 1 + Math.floor(next() ** 3 * 6); views > 0; views -= 1) {
      const page = next() < 0.8 ? pick(pages) : `/press-release/${Math.floor(next() * PAGES)}`;
      const tell = (what: MeasuredItem['what']) => items.push({ ...traits, at, page, what });
      tell({ kind: 'view' });
      if (next() < 0.5)
        tell({ kind: 'vitals', vitals: { lcp: 300 + next() * 6_000, cls: next() / 4, inp: next() * 400 } });
      const seconds = Math.floor(next() * 90);
      at += seconds * 1_000;
      if (next() < 0.1) tell({ kind: 'event', name: pick(events) });
      if (next() < 0.05) tell({ kind: 'search', text: pick(words) });
      tell({ kind: 'leave', seconds });
    }
    return items;
  }
}
