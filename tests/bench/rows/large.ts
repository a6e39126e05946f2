import { chromium, type Page } from 'playwright/test';
import { launchOptions } from '../../support/browser';
import { LARGE, type Sizes } from '../../support/large-site/large-site';
import { BackOffice } from '../../support/pages/back-office';
import type { Stack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';
import { median, medianOfRatios } from '../measure/ratios';
import { withUnit, type Row } from '../table';
import type { World } from '../world';

const TIMES = 20;
/** Before that, for nothing: a site that has just started takes over its content, and its code is cold. */
const WARM = 10;
const SLOWER = 4;
/** A hundredth of the large site: the site of a company in its first year. */
const YOUNG: Sizes = { posts: 100, files: 200, subscribers: 2_000, stations: 10, changes: 10 };
const LIST_GOAL = 1.5;
const BLOCK_GOAL_MS = 50;
/** After a screen says that it has everything: what it still does by itself. */
const REST_MS = 2_000;

type Call = { what: string; path: string; judged: 'time' | 'time per byte' | 'not' };

/**
 * The calls that fill the lists. A page costs the same however long its list is. A search reads every text of its list once, and is shown
 * without a goal. Locations come all at once: there it is the time for a byte.
 */
const calls: readonly Call[] = [
  { what: 'posts', path: '/api/posts', judged: 'time' },
  { what: 'posts, a search', path: '/api/posts?search=locker', judged: 'not' },
  { what: 'files', path: '/api/library', judged: 'time' },
  { what: 'files, a search', path: '/api/library?search=locker', judged: 'not' },
  { what: 'subscribers', path: '/api/subscribers', judged: 'time' },
  { what: 'subscribers, a search', path: '/api/subscribers?search=reader', judged: 'not' },
  { what: 'locations, all of them', path: '/api/stations', judged: 'time per byte' },
  { what: 'history', path: '/api/history?kind=content', judged: 'time' },
];

const screens = ['/admin', '/admin/blog', '/admin/media', '/admin/newsletter', '/admin/locations'];

type Answers = { times: number[]; bytes: number };

async function signedIn(stack: Stack): Promise<WireClient> {
  const wire = new WireClient(stack.origin);
  const { status } = await wire.signIn(stack.admin);
  if (status !== 200) throw new Error(`The sign-in was answered with ${status}`);
  return wire;
}

/** Asks once; gives the time that it took in ms and how long the answer is. */
async function ask(wire: WireClient, path: string): Promise<{ ms: number; bytes: number }> {
  const begin = performance.now();
  const { status, text } = await wire.get(path);
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  return { ms: performance.now() - begin, bytes: Buffer.byteLength(text) };
}

/** Asks both sites in turns, so that what else the machine does meets both of them. */
async function askInTurns(clients: readonly WireClient[], path: string): Promise<Answers[]> {
  const answers: Answers[] = clients.map(() => ({ times: [], bytes: 0 }));
  for (let time = 0; time < WARM + TIMES; time += 1) {
    for (const [index, wire] of clients.entries()) {
      const { ms, bytes } = await ask(wire, path);
      const seen = answers[index];
      if (seen === undefined || time < WARM) continue;
      seen.times.push(ms);
      seen.bytes = bytes;
    }
  }
  return answers;
}

function asRow({ what, judged }: Call, few: Answers, many: Answers): Row {
  const per = ({ times, bytes }: Answers) => (judged === 'time per byte' ? times.map((time) => time / bytes) : times);
  const said = ({ times, bytes }: Answers) => `${withUnit(median(times), ' ms')}, ${withUnit(bytes / 1024, ' KB')}`;
  return {
    row: 'S11',
    what: `the back-office’s list of ${what}, the large site`,
    ours: said(many),
    peer: `a hundredth ${said(few)}`,
    ratio: medianOfRatios(per(many), per(few)),
    ...(judged === 'not' ? {} : { goal: { atMost: LIST_GOAL } }),
    numbers: { large: many.times, young: few.times, bytes: many.bytes, youngBytes: few.bytes },
  };
}

async function lists(small: Stack, large: Stack): Promise<Row[]> {
  const clients = [await signedIn(small), await signedIn(large)];
  // Every list once, on both: what is counted and looked up only once is not taken for what a list costs.
  for (const wire of clients) for (const { path } of calls) await ask(wire, path);
  const rows: Row[] = [];
  for (const call of calls) {
    const [few, many] = await askInTurns(clients, call.path);
    if (few && many) rows.push(asRow(call, few, many));
  }
  return rows;
}

/** The longest time for which a screen was blocked from its address on, on a slower processor, in ms; 0: never above 50. */
async function longestBlock(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const longest = { ms: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: 'longtask', buffered: true });
    Object.assign(globalThis, { longest });
  });
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(path);
  await page.locator('main h1').waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  const longest = await page.evaluate(
    (ms) =>
      new Promise<unknown>((resolve) => {
        setTimeout(() => resolve(Reflect.get(globalThis, 'longest')), ms);
      }),
    REST_MS,
  );
  await processor.detach();
  return Number(Reflect.get(Object(longest), 'ms'));
}

async function opened(large: Stack, rounds: number): Promise<Row[]> {
  const browser = await chromium.launch(launchOptions).catch(() => null);
  if (browser === null) return [{ row: 'S11', what: 'screens with the large site', ours: 'no browser here' }];
  try {
    const context = await browser.newContext({ baseURL: large.origin, reducedMotion: 'reduce' });
    const first = await context.newPage();
    await new BackOffice(first).open(large.admin, '/admin');
    await first.close();
    const rows: Row[] = [];
    for (const path of screens) {
      const blocks: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const page = await context.newPage();
        blocks.push(await longestBlock(page, path));
        await page.close();
      }
      rows.push({
        row: 'S11',
        what: `opening ${path} with the large site, processor ${SLOWER} × slower: longest block`,
        ours: withUnit(median(blocks), ' ms'),
        peer: `typing must stay below ${BLOCK_GOAL_MS} ms`,
        numbers: { blocks },
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** S11 with a large site: each list beside that of a site with a hundredth, and how long screens block while they open. */
export async function largeSite(world: World): Promise<Row[]> {
  const young = await world.filledStack(YOUNG);
  const large = await world.filledStack(LARGE);
  try {
    return [...(await lists(young, large)), ...(await opened(large, Math.min(3, world.options.rounds)))];
  } finally {
    await young.stop();
    await large.stop();
  }
}
