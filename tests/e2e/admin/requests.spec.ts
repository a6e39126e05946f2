import type { Page, Request } from 'playwright/test';
import { expect, test } from '../../support/fixtures/journey';
import { BackOffice } from '../../support/pages/back-office';
import { adminScreens } from '../../support/admin-screens';

/** What is asked again by itself each half minute, and later, belongs to no opening: such timers never end here. */
function holdLaterLooks(): void {
  const later = window.setTimeout.bind(window);
  const withoutLater = (handler: TimerHandler, wait = 0, ...args: unknown[]) =>
    wait >= 30_000 ? 0 : later(handler, wait, ...args);
  Object.defineProperty(window, 'setTimeout', { value: withoutLater });
}

/** After the last request another one that follows from its answer would have gone out, in ms. */
const QUIET_MS = 500;

/** What a screen is made of; pictures are what is looked at, and a font's rare letters come once, where one of them first stands. */
const CODE = ['script', 'stylesheet'];

/** The calls of the page from here on (with `code` also the files that it loads), and a wait until nothing of the screen is on its way and every call is answered. */
function callsOf(page: Page, office: BackOffice, { code = false } = {}) {
  const calls: string[] = [];
  const unanswered = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => {
    last = Date.now();
    unanswered.add(request);
  });
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isCall = pathname.startsWith('/api/') && !pathname.startsWith('/api/placeholder/');
    if (isCall || (code && CODE.includes(request.resourceType()))) {
      calls.push(`${request.method()} ${pathname}`);
    }
  });
  const settled = async () => {
    await expect(office.loading).toHaveCount(0);
    await expect.poll(() => unanswered.size === 0 && Date.now() - last > QUIET_MS).toBe(true);
  };
  return { calls, settled };
}

/** The code of all screens comes by itself when nothing else is to be done, that of the settings last. */
async function screensLoaded(page: Page): Promise<void> {
  const files = () => performance.getEntriesByType('resource').map(({ name }) => name);
  await expect
    .poll(async () => (await page.evaluate(files)).some((name) => name.includes('/SettingsScreen-')), {
      timeout: 30_000,
    })
    .toBe(true);
}

test('S11: after the first load a screen opens with at most two requests, its code among them @full', async ({
  page,
  stack,
}) => {
  test.setTimeout(180_000);
  await page.addInitScript(holdLaterLooks);
  const office = new BackOffice(page);
  await office.open(stack.admin, '/admin/content');
  await expect(office.saveState).toHaveText('Saved');
  await screensLoaded(page);
  const { calls, settled } = callsOf(page, office, { code: true });
  for (const { link } of [...adminScreens, ...adminScreens]) {
    calls.length = 0;
    await page
      .getByRole('navigation', { name: 'Back-office' })
      .getByRole('link', { name: new RegExp(`^${link}`) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled();
    expect.soft([link, calls.length <= 2 ? 'at most two' : calls]).toEqual([link, 'at most two']);
  }
});

/** What stands around every screen asks: who is there, what is edited, and how many leads are new. */
const SHELL = ['GET /api/auth.php', 'GET /api/content.php', 'GET /api/leads/count'];

test('S11: a screen that is opened by its address asks what every screen asks, once, and at most two things more @full', async ({
  page,
  stack,
}) => {
  test.setTimeout(180_000);
  const office = new BackOffice(page);
  await office.open(stack.admin, '/admin/content');
  const { calls, settled } = callsOf(page, office);
  for (const { path } of adminScreens) {
    calls.length = 0;
    await page.goto(path);
    await expect(office.saveState).toHaveText('Saved');
    await settled();
    const own = calls.filter((call) => !SHELL.includes(call));
    expect
      .soft([path, calls.length - own.length, own.length <= 2 ? 'at most two' : own])
      .toEqual([path, SHELL.length, 'at most two']);
  }
});
