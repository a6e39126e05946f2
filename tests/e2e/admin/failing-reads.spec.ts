import type { Page, Route } from 'playwright/test';
import { adminScreens } from '../../support/admin-screens';
import { expect, test } from '../../support/fixtures/journey';
import { BackOffice } from '../../support/pages/back-office';

type Failure = (route: Route) => Promise<void>;

/** How a read may fail. */
const failures: readonly (readonly [name: string, fail: Failure])[] = [
  ['a 500', (route) => route.fulfill({ status: 500, json: { error: 'Something went wrong' } })],
  [
    'something else',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' }),
  ],
];
/** What says that something could not be had. */
const FAILED = /(cannot|could not) be (loaded|read|listed)|Not everything is loaded|is not known|Not known:/;
/** Who is signed in is asked all the time, and the menu's count of new leads is an extra: their failures say nothing by themselves. */
const QUIET = ['/api/auth.php', '/api/leads/count'];
/** Longer than the longest wait for an answer. */
const beyond = { timeout: 25_000 };

const pathOf = (url: string) => new URL(url).pathname;
const said = (page: Page) => page.getByText(FAILED).filter({ visible: true });
const waiting = (page: Page) => page.getByRole('status').filter({ hasText: /^(Loading|Asking|Reading|Looking)/ });

/** The calls that a screen reads from when it is opened; the neutral picture is drawn, not read. */
async function readsOf(page: Page, address: string): Promise<string[]> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const isRead = request.method() === 'GET' && request.resourceType() !== 'image';
    if (isRead && pathOf(request.url()).startsWith('/api/')) paths.add(pathOf(request.url()));
  });
  await page.goto(address);
  await page.locator('main#screen h1').waitFor();
  await expect(waiting(page)).toHaveCount(0, beyond);
  return [...paths].filter((path) => !QUIET.includes(path));
}

/** One screen stands for all in the short run. */
const tagOf = (address: string) => (address === '/admin/people' ? '' : ' @full');

/** Every screen, and the tabs that read something of their own. */
const addresses = [
  ...adminScreens.map(({ path }) => path),
  '/admin/people?tab=activity',
  '/admin/seo?tab=search-console',
  '/admin/settings?tab=reporting',
  '/admin/settings?tab=system',
];

for (const address of addresses) {
  test(`A6: ${address} says of each read that fails that it did, waits for nothing for ever, and is whole again${tagOf(address)}`, async ({
    page,
    stack,
  }) => {
    test.setTimeout(600_000);
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    await new BackOffice(page).open(stack.admin, '/admin');
    const reads = await readsOf(page, address);
    expect(reads, 'what it reads').not.toEqual([]);
    for (const [at, read] of reads.entries()) {
      const [name, fail] = failures[at % failures.length]!;
      const what = `${name} from ${read}`;
      await page.route(
        (url) => url.pathname === read,
        (route) => (route.request().method() === 'GET' ? fail(route) : route.fallback()),
      );
      await page.goto(address);
      await expect.soft(page.locator('main#screen h1'), what).toBeVisible(beyond);
      await expect.soft(said(page).first(), `${what} is said`).toBeVisible(beyond);
      await expect.soft(waiting(page), `${what} leaves nothing waiting`).toHaveCount(0, beyond);
      await page.unrouteAll();
      await expect.soft(said(page), `${what} is over by itself`).toHaveCount(0, beyond);
    }
    expect(broken).toEqual([]);
  });
}
