import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright/test';
import { audit, CATEGORIES, type Audit } from '../../lighthouse/audit';
import { adminScreens } from '../../support/admin-screens';
import { launchOptions } from '../../support/browser';
import { BackOffice } from '../../support/pages/back-office';
import { freePort } from '../../support/processes';
import { sitePages } from '../../support/site-pages';
import type { Stack } from '../../support/stack';
import { CountedLine } from '../browser/counted-line';
import { officeBytes, visit, type Visits } from '../browser/visits';
import { WireEditor } from '../editors/wire-editor';
import { median } from '../measure/ratios';
import { withUnit, type Row } from '../table';
import type { World } from '../world';
import { lineRows } from './line-rows';

const KB = 1024;
const RUNS = 3;
/** The home page's times are goals of their own (S5): of three runs, one that the machine disturbed would leave two to judge by. */
const HOME_RUNS = 5;
/** So long an edit may take until a page shows it: how long it takes is S7. */
const EDIT_MS = 30_000;
/** Pages that stay out of search engines on purpose. */
const NOT_LISTED: readonly string[] = ['/newsletter', '/register', '/login'];
const publicPages = sitePages.filter((path) => path !== '/nothing-here');

/** All pages; the home page alone where it has to be quick. */
const pagesOf = ({ options }: World) => (options.rounds >= 5 ? publicPages : publicPages.slice(0, 1));

type Bound = { what: string; value: number; atMost: number; unit: string; numbers?: Row['numbers'] };

function bounded(row: string, { what, value, atMost, unit, numbers }: Bound): Row {
  const rest = numbers === undefined ? {} : { numbers };
  return { row, what, ours: withUnit(value, unit), figure: value, goal: { atMost }, unit, ...rest };
}

async function withBrowser(row: string, work: (browser: Browser, port: number) => Promise<Row[]>): Promise<Row[]> {
  const port = await freePort();
  const args = [...launchOptions.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launchOptions, args }).catch(() => null);
  if (browser === null) return [{ row, what: 'in a browser', ours: 'no browser here' }];
  try {
    return await work(browser, port);
  } finally {
    await browser.close();
  }
}

/** A row for each thing that Lighthouse judges: the worst page's median. */
function scoreRows(runs: ReadonlyMap<string, readonly Audit[]>): Row[] {
  return CATEGORIES.map((category): Row => {
    const judged = [...runs].filter(([path]) => category !== 'seo' || !NOT_LISTED.includes(path));
    const scores = judged.map(([path, those]) => ({
      path,
      score: median(those.map(({ scores }) => scores[category])),
    }));
    const worst = Math.min(...scores.map(({ score }) => score));
    const below = scores.filter(({ score }) => score < 100).map(({ path, score }) => `${path} ${score}`);
    return {
      row: 'S4',
      what: `Lighthouse, ${category}: the lowest of ${judged.length} pages`,
      ours: String(worst),
      ...(below.length > 0 ? { peer: below.join(', ') } : {}),
      ...{ figure: worst, goal: { atLeast: 100 }, unit: '' },
      numbers: Object.fromEntries(scores.map(({ path, score }) => [path, score])),
    };
  });
}

function paintRows(home: readonly Audit[]): Row[] {
  const of = (pick: (run: Audit) => number) => ({ value: median(home.map(pick)), numbers: { runs: home.map(pick) } });
  return [
    bounded('S5', { what: 'home page, largest paint', ...of(({ lcp }) => lcp), atMost: 1_000, unit: ' ms' }),
    bounded('S5', { what: 'home page, blocked', ...of(({ tbt }) => tbt), atMost: 50, unit: ' ms' }),
    bounded('S5', { what: 'home page, layout shift', ...of(({ cls }) => cls), atMost: 0.01, unit: '' }),
  ];
}

/** S4 and S5: what Lighthouse says of the pages, each a few times. */
export async function judged(world: World): Promise<Row[]> {
  const { origin } = await world.stack();
  return withBrowser('S4', async (_browser, port) => {
    const runs = new Map<string, Audit[]>();
    for (const path of pagesOf(world)) {
      const those: Audit[] = [];
      for (let run = 0; run < (path === '/' ? HOME_RUNS : RUNS); run += 1) those.push(await audit(origin + path, port));
      runs.set(path, those);
    }
    return [...scoreRows(runs), ...paintRows(runs.get('/') ?? [])];
  });
}

const kind = ({ byKind }: Visits['untouched'], ...names: string[]) =>
  names.reduce((sum, name) => sum + (byKind[name] ?? 0), 0) / KB;

function homeRows({ untouched, touched }: Visits): Row[] {
  const whole = untouched.bytes / KB;
  const kb = (what: string, value: number, atMost: number) =>
    bounded('S6', { what: `home page, first visit: ${what}`, value, atMost, unit: ' KB' });
  return [
    { ...kb('everything until a touch', whole, 250), numbers: untouched.byKind },
    kb('the same without pictures', whole - kind(untouched, 'Image'), 60),
    { ...bounded('S6', { what: 'home page, first visit: requests', value: untouched.requests, atMost: 10, unit: '' }) },
    kb('document', kind(untouched, 'Document'), 15),
    { ...kb('script with the first touch, without headers', touched.script / KB, 105), numbers: touched.byKind },
  ];
}

function worst(row: string, what: string, atMost: number, figures: readonly { path: string; value: number }[]): Row {
  const value = Math.max(...figures.map((one) => one.value));
  const path = figures.find((one) => one.value === value)?.path ?? '';
  const numbers = Object.fromEntries(figures.map((one) => [one.path, one.value]));
  return { ...bounded(row, { what, value, atMost, unit: ' KB', numbers }), peer: `the most: ${path}` };
}

/** Changes what every public page shows, and waits until this one shows it. */
async function editPage(editor: WireEditor, address: string): Promise<void> {
  const text = `Edited at ${Date.now()}`;
  await editor.changeFooter(text);
  const deadline = performance.now() + EDIT_MS;
  while (!(await (await fetch(address)).text()).includes(text)) {
    if (performance.now() > deadline) throw new Error(`${address} does not show an edit`);
    await pause(50);
  }
}

/** S6 and X4: what a phone really fetches, of a page that nobody touches for 15 s, and at the visits after that. */
export async function fetched(world: World): Promise<Row[]> {
  const { origin } = await world.stack();
  const editor = await WireEditor.signIn(origin);
  const line = await CountedLine.to(origin);
  return withBrowser('S6', async (browser) => {
    const pages: { path: string; visits: Visits }[] = [];
    for (const path of pagesOf(world))
      pages.push({ path, visits: await visit(browser, line, path, () => editPage(editor, origin + path)) });
    const [home] = pages;
    const scripts = pages.map(({ path, visits }) => ({ path, value: kind(visits.untouched, 'Script') }));
    return [
      ...(home === undefined ? [] : homeRows(home.visits)),
      worst('S6', `script until a touch, ${pages.length} pages, 15 s`, 10, scripts),
      ...lineRows(pages.map(({ path, visits }) => ({ path, line: visits.line }))),
    ];
  }).finally(() => line.stop());
}

async function signedIn(browser: Browser, { origin, admin }: Stack) {
  const context = await browser.newContext({ baseURL: origin });
  await new BackOffice(await context.newPage()).open(admin, '/admin');
  const storageState = await context.storageState();
  await context.close();
  return { baseURL: origin, storageState };
}

/** S11: script and styles of the back-office's first screen, and of every other one after it. */
export async function officeFiles(world: World): Promise<Row[]> {
  const stack = await world.stack();
  return withBrowser('S11', async (browser) => {
    const state = await signedIn(browser, stack);
    const first = (await officeBytes(browser, state, '/admin')) / KB;
    const more: { path: string; value: number }[] = [];
    for (const { path } of adminScreens.filter((screen) => screen.path !== '/admin'))
      more.push({ path, value: (await officeBytes(browser, state, path, '/admin')) / KB });
    return [
      bounded('S11', { what: 'back-office, first screen: script and styles', value: first, atMost: 250, unit: ' KB' }),
      worst('S11', `back-office, ${more.length} other screens: script and styles more`, 80, more),
    ];
  });
}
