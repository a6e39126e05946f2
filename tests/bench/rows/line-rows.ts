import type { Sent } from '../browser/counted-line';
import type { OnTheLine } from '../browser/visits';
import { withUnit, type Row } from '../table';

const KB = 1024;
const SECOND_VISIT_KB = 20;

const bytesOf = (sent: readonly Sent[]) => sent.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
/** The note that a page was seen: the only thing that a visitor who writes nothing posts. */
const isBeacon = ({ method }: Sent) => method === 'POST';

type Visit = { path: string; sent: readonly Sent[] };

function lineRow(what: string, visits: readonly Visit[], goal?: Row['goal']): Row {
  const weighed = visits.map(({ path, sent }) => ({ path, sent, value: bytesOf(sent) }));
  const value = Math.max(...weighed.map((one) => one.value));
  const most = weighed.find((one) => one.value === value);
  const beacon = bytesOf((most?.sent ?? []).filter(isBeacon));
  const byWorker = bytesOf((most?.sent ?? []).filter((one) => one.byWorker));
  const parts = [
    ...(beacon > 0 ? [`the beacon ${withUnit(beacon, ' KB')}`] : []),
    ...(byWorker > 0 && byWorker < value ? [`the worker by itself ${withUnit(byWorker, ' KB')}`] : []),
  ];
  return {
    row: 'X4',
    what: `${what}, ${visits.length} pages`,
    ours: withUnit(value, ' KB'),
    peer: `the most: ${most?.path ?? ''}${parts.length > 0 ? `, of it ${parts.join(', ')}` : ''}`,
    ...{ figure: value, unit: ' KB', ...(goal === undefined ? {} : { goal }) },
    numbers: Object.fromEntries(weighed.map((one) => [one.path, one.value])),
  };
}

/**
 * X4: all that came over the line to a browser that has been there before, whichever part of it asked, also after an edit of the page; and
 * what the worker fetched for later at the first visit. The page that costs the most counts.
 */
export function lineRows(pages: readonly { path: string; line: OnTheLine }[]): Row[] {
  const goal = { atMost: SECOND_VISIT_KB };
  const of = (pick: (line: OnTheLine) => readonly Sent[]) =>
    pages.map(({ path, line }) => ({ path, sent: pick(line) }));
  const forLater = of(({ first }) => first.filter(({ byWorker }) => byWorker));
  return [
    lineRow('first visit, what the worker fetches for later', forLater),
    lineRow(
      'second visit',
      of(({ second }) => second),
      goal,
    ),
    lineRow(
      'second visit after an edit of the page',
      of(({ edited }) => edited),
      goal,
    ),
  ];
}
