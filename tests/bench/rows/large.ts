import { chromium, type Page } from 'playwright/test';
import { HISTORY_GROUPS } from '@apoti/contract';
import { launchOptions } from '../../support/browser';
import { LARGE, type Sizes } from '../../support/large-site/large-site';
import { BackOffice } from '../../support/pages/back-office';
import type { Stack } from '../../support/stack';
import { median } from '../measure/ratios';
import { withUnit, type Row } from '../table';
import type { World } from '../world';
import { lists } from './large-lists';

const SLOWER = 4;
/** A hundredth of the large site: the site of a company in its first year. Of changes it has a page, and some more. */
const YOUNG: Sizes = { posts: 100, files: 200, subscribers: 2_000, stations: 10, changes: HISTORY_GROUPS + 10 };
const BLOCK_GOAL_MS = 50;
/** After a screen says that it has everything: what it still does by itself. */
const REST_MS = 2_000;

const screens = ['/admin', '/admin/blog', '/admin/media', '/admin/newsletter', '/admin/locations'];

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
