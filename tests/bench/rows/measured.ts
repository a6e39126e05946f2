import { randomUUID } from 'node:crypto';
import { analyticsQuerySchema, lagosDay, MAX_CUSTOM_DAYS } from '@apoti/contract';
import { median } from '../measure/ratios';
import { short, withUnit, type Row } from '../table';
import { openMeasuredStores, type MeasuredStore, type MeasuredStores } from './measured-stores';
import { measuredBatches } from './measured-story';

const SIZES = [10_000, 100_000, 1_000_000];
const TIMES = 3;
const DAYS = MAX_CUSTOM_DAYS - 1;
const MB = 1024 * 1024;

/** Every range, alone and with filters, and what goes on now. */
function questions(now: number): { name: string; ask: (store: MeasuredStore) => Promise<unknown> }[] {
  const whole = { range: 'custom', from: lagosDay(now - DAYS * 86_400_000), to: lagosDay(now) };
  const half = { ...whole, from: lagosDay(now - (DAYS / 2) * 86_400_000) };
  const ranges = [{ range: '1d' }, { range: '7d' }, { range: '30d' }, { range: '90d' }, half, whole];
  const filters = [
    {},
    { trafficSource: 'organic' },
    { deviceType: 'mobile', userType: 'new' },
    { trafficSource: 'social', deviceType: 'desktop', userType: 'returning' },
  ];
  const reports = ranges.flatMap((range) =>
    filters.map((filter) => {
      const query = analyticsQuerySchema.parse({ ...range, ...filter });
      return {
        name: Object.values({ ...range, ...filter }).join(' '),
        ask: (store: MeasuredStore) => store.report(query),
      };
    }),
  );
  return [...reports, { name: 'now', ask: (store) => store.realTime() }];
}

/** A20: the slowest question of the dashboard, with so many events in the store, in each database that there is. */
export async function measuredVisits(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const open of openMeasuredStores()) for (const size of SIZES) rows.push(...(await oneSize(open, size)));
  return rows;
}

async function oneSize(open: MeasuredStores, size: number): Promise<Row[]> {
  const now = Date.now();
  const { database, store, bytes, end } = await open(now);
  try {
    const begin = performance.now();
    for (const items of measuredBatches(size, DAYS, now)) await store.take({ id: randomUUID(), items });
    const seconds = (performance.now() - begin) / 1_000;
    const answers: { name: string; ms: number }[] = [];
    for (const { name, ask } of questions(now)) answers.push({ name, ms: await timeOf(() => ask(store)) });
    const slowest = answers.reduce((worst, one) => (one.ms > worst.ms ? one : worst));
    const events = `${database}, ${size.toLocaleString('en-US')} events`;
    const disk = withUnit((await bytes()) / MB, ' MB');
    return [
      {
        row: 'A20',
        what: `${events}: the slowest of ${answers.length} questions (${slowest.name})`,
        ours: `${withUnit(slowest.ms, ' ms')}, median ${withUnit(median(answers.map(({ ms }) => ms)), ' ms')}`,
        figure: slowest.ms,
        goal: { atMost: 1_000 },
        unit: ' ms',
        numbers: Object.fromEntries(answers.map(({ name, ms }) => [name, ms])),
      },
      {
        row: 'A20',
        what: `${events}: taken in batches`,
        ours: `${short(size / seconds)}/s, ${withUnit(seconds, ' s')}, ${disk}`,
      },
    ];
  } finally {
    await end();
  }
}

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const begin = performance.now();
    await ask();
    times.push(performance.now() - begin);
  }
  return median(times);
}
