import { setTimeout as pause } from 'node:timers/promises';
import type { Stack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';
import { median, medianOfRatios } from '../measure/ratios';
import { withUnit, type Row } from '../table';

const TIMES = 20;
/** Before that, for nothing: a site that has just started takes over its content, and its code is cold. */
const WARM = 10;
/** So long a site may take after its start until it lets somebody in. */
const START_MS = 60_000;
const LIST_GOAL = 1.5;
/** A page of a list is about as long on either site. Where one answer is so many times as long as the other, they are not the same page. */
const SAME_PAGE = 3;

export type Call = {
  what: string;
  path: string;
  judged: 'time' | 'time per byte' | 'not';
  /** What is searched for at each time: another word, so that how often it is there is not known from the last time. */
  word?: (time: number) => string;
};

const isThere = (word: string) => () => word;
const absent = (time: number) => `nowhere ${time}`;

/**
 * The calls that fill the lists. A page costs the same however long its list is. A search reads every text of its list once, and is shown
 * without a goal: for a word that all have, whose count is kept, for one that a single entry has, and for one that none has. Locations
 * come all at once: there it is the time for a byte.
 */
const calls: readonly Call[] = [
  { what: 'posts', path: '/api/posts', judged: 'time' },
  { what: 'posts, a search that finds all', path: '/api/posts', judged: 'not', word: isThere('places') },
  { what: 'posts, a search that finds one', path: '/api/posts', judged: 'not', word: (time) => `(${time})` },
  { what: 'posts, a search that finds none', path: '/api/posts', judged: 'not', word: absent },
  { what: 'files', path: '/api/library', judged: 'time' },
  { what: 'files, a search that finds all', path: '/api/library', judged: 'not', word: isThere('locker') },
  {
    what: 'files, a search that finds one',
    path: '/api/library',
    judged: 'not',
    word: (time) => `picture ${time}.jpg`,
  },
  { what: 'files, a search that finds none', path: '/api/library', judged: 'not', word: absent },
  { what: 'subscribers', path: '/api/subscribers', judged: 'time' },
  { what: 'subscribers, a search that finds all', path: '/api/subscribers', judged: 'not', word: isThere('reader') },
  {
    what: 'subscribers, a search that finds one',
    path: '/api/subscribers',
    judged: 'not',
    word: (time) => `many-${time}@`,
  },
  { what: 'subscribers, a search that finds none', path: '/api/subscribers', judged: 'not', word: absent },
  { what: 'locations, all of them', path: '/api/stations', judged: 'time per byte' },
  { what: 'history', path: '/api/history?kind=content', judged: 'time' },
];

export type Answers = { times: number[]; bytes: number };

/** A CMS that has just started is busy with giving its large site to the proxy; on a busy machine a sign-in may have to wait for that. */
async function signedIn(stack: Stack): Promise<WireClient> {
  const wire = new WireClient(stack.origin);
  const deadline = performance.now() + START_MS;
  for (;;) {
    const { status } = await wire.signIn(stack.admin);
    if (status === 200) return wire;
    if (status !== 503 || performance.now() > deadline) throw new Error(`The sign-in was answered with ${status}`);
    await pause(1_000);
  }
}

const pathOf = ({ path, word }: Call, time: number) =>
  word === undefined ? path : `${path}?search=${encodeURIComponent(word(time))}`;

/** Asks once; gives the time that it took in ms and how long the answer is. */
async function ask(wire: WireClient, path: string): Promise<{ ms: number; bytes: number }> {
  const begin = performance.now();
  const { status, text } = await wire.get(path);
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  return { ms: performance.now() - begin, bytes: Buffer.byteLength(text) };
}

/** Asks both sites in turns, so that what else the machine does meets both of them. */
async function askInTurns(clients: readonly WireClient[], call: Call): Promise<Answers[]> {
  const answers: Answers[] = clients.map(() => ({ times: [], bytes: 0 }));
  for (let time = 1; time <= WARM + TIMES; time += 1) {
    for (const [index, wire] of clients.entries()) {
      const { ms, bytes } = await ask(wire, pathOf(call, time));
      const seen = answers[index];
      if (seen === undefined || time <= WARM) continue;
      seen.times.push(ms);
      seen.bytes = bytes;
    }
  }
  return answers;
}

/** Whether two answers can be the same page of a list, of which one is longer. */
function isSamePage(few: number, many: number): boolean {
  return Math.max(few, many) <= SAME_PAGE * Math.min(few, many);
}

/** The line of a call. Two answers that are not the same page are compared with nothing: then the row has no ratio and no verdict. */
export function listRow({ what, judged }: Call, few: Answers, many: Answers): Row {
  const per = ({ times, bytes }: Answers) => (judged === 'time per byte' ? times.map((time) => time / bytes) : times);
  const said = ({ times, bytes }: Answers) => `${withUnit(median(times), ' ms')}, ${withUnit(bytes / 1024, ' KB')}`;
  const compares = judged === 'time per byte' || isSamePage(few.bytes, many.bytes);
  return {
    row: 'S11',
    what: `the back-office’s list of ${what}, the large site`,
    ours: said(many),
    peer: `${compares ? 'a small one' : 'not the same page as a small one’s'} ${said(few)}`,
    ratio: compares ? medianOfRatios(per(many), per(few)) : NaN,
    ...(judged === 'not' ? {} : { goal: { atMost: LIST_GOAL } }),
    numbers: { large: many.times, young: few.times, bytes: many.bytes, youngBytes: few.bytes },
  };
}

/** S11: each list of the large site beside that of the small one. */
export async function lists(small: Stack, large: Stack): Promise<Row[]> {
  const clients = [await signedIn(small), await signedIn(large)];
  // Every list once, on both: what is counted and looked up only once is not taken for what a list costs.
  for (const wire of clients) for (const call of calls) await ask(wire, pathOf(call, 0));
  const rows: Row[] = [];
  for (const call of calls) {
    const [few, many] = await askInTurns(clients, call);
    if (few && many) rows.push(listRow(call, few, many));
  }
  return rows;
}
