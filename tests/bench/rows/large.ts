import { chromium, type Page } from 'playwright/test';
import { launchOptions } from '../../support/browser';
import { LARGE } from '../../support/large-site/large-site';
import { BackOffice } from '../../support/pages/back-office';
import type { Stack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';
import { median, medianOfRatios } from '../measure/ratios';
import { withUnit, type Row } from '../table';
import type { World } from '../world';

const TIMES = 5;
const SLOWER = 4;
const LIST_GOAL = 1.5;
const BLOCK_GOAL_MS = 50;
/** After a screen says that it has everything: what it still does by itself. */
const REST_MS = 2_000;

/** The calls that fill the lists, at their first page and in a search. */
const calls = [
  { what: 'posts', path: '/api/posts' },
  { what: 'posts, a search', path: '/api/posts?search=locker' },
  { what: 'files', path: '/api/library' },
  { what: 'files, a search', path: '/api/library?search=locker' },
  { what: 'subscribers', path: '/api/subscribers' },
  { what: 'subscribers, a search', path: '/api/subscribers?search=reader' },
  { what: 'locations', path: '/api/stations' },
  { what: 'history', path: '/api/history?kind=content' },
];

const screens = ['/admin', '/admin/blog', '/admin/media', '/admin/newsletter', '/admin/locations'];

type Answers = { times: number[]; bytes: number };

async function signedIn(stack: Stack): Promise<WireClient> {
  const wire = new WireClient(stack.origin);
  const { status } = await wire.signIn(stack.admin);
  if (status !== 200) throw new Error(`The sign-in was answered with ${status}`);
  return wire;
}

async function ask(wire: WireClient, path: string): Promise<Answers> {
  const times: number[] = [];
  let bytes = 0;
  for (let time = 0; time <= TIMES; time += 1) {
    const begin = performance.now();
    const { status, text } = await wire.get(path);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    // The first one is not counted: it fills caches.
    if (time > 0) times.push(performance.now() - begin);
    bytes = Buffer.byteLength(text);
  }
  return { times, bytes };
}

async function lists(small: Stack, large: Stack): Promise<Row[]> {
  const [few, many] = [await signedIn(small), await signedIn(large)];
  const rows: Row[] = [];
  for (const { what, path } of calls) {
    const [one, other] = [await ask(few, path), await ask(many, path)];
    rows.push({
      row: 'S11',
      what: `the back-office’s list of ${what}, the large site`,
      ours: `${withUnit(median(other.times), ' ms')}, ${withUnit(other.bytes / 1024, ' KB')}`,
      peer: `the seeded site ${withUnit(median(one.times), ' ms')}, ${withUnit(one.bytes / 1024, ' KB')}`,
      ratio: medianOfRatios(other.times, one.times),
      goal: { atMost: LIST_GOAL },
      numbers: { large: other.times, seeded: one.times, bytes: other.bytes, seededBytes: one.bytes },
    });
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

/** S11 with a large site: each list beside that of the seeded site, and how long screens block while they open. */
export async function largeSite(world: World): Promise<Row[]> {
  const small = await world.stack();
  const large = await world.filledStack(LARGE);
  try {
    return [...(await lists(small, large)), ...(await opened(large, Math.min(3, world.options.rounds)))];
  } finally {
    await large.stop();
  }
}
