import type { Page } from 'playwright/test';
import { stateReplySchema, states, type Settings } from '@apoti/contract';
import { violations } from '../../support/axe';
import { expect, test as journey } from '../../support/fixtures/journey';
import { KeptPages } from '../../support/pages/kept-pages';
import { SignIn } from '../../support/pages/sign-in';
import { SiteFrame } from '../../support/pages/site-frame';
import { untilServed } from '../../support/until-served';
import type { WireClient } from '../../support/wire-client';

const test = journey.extend<{ kept: KeptPages }>({ kept: ({ page }, use) => use(new KeptPages(page)) });
test.use({ serviceWorkers: 'allow' });

const AHEAD = ['/lockers', '/faq'];

/** Closes the site for maintenance, or opens it, as the back-office does, and waits until pages go by it. */
async function close(wire: WireClient, page: Page, maintenanceMode: boolean): Promise<void> {
  const { revision } = stateReplySchema<Settings>(states.settings).parse((await wire.get('/api/settings')).json);
  const state = { general: { maintenanceMode } };
  expect((await wire.post('/api/settings', { state, revision })).json).toMatchObject({ success: true });
  await expect.poll(async () => (await fetch(new URL('/faq', page.url()))).status).toBe(maintenanceMode ? 503 : 200);
}

test('X4: after one visit locations and questions are read without a line, with a note of when they are from', async ({
  page,
  context,
  kept,
}) => {
  await page.goto('/');
  await kept.until('/', ...AHEAD);
  await context.setOffline(true);
  await page.goto('/faq');
  await expect(kept.note).toContainText(/You are offline: this page is from \d+ \w+ \d{4}, \d\d:\d\d/);
  const question = page.locator('main details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  expect(await violations(page)).toEqual([]);
  // From page to page: the app cannot ask, so the kept document comes, and says what it is.
  await new SiteFrame(page).footer.getByRole('link', { name: 'Locations', exact: true }).click();
  await expect(page).toHaveURL('/lockers');
  await expect(kept.title).toBeVisible();
  // Some browsers say that they are online again once a kept document has come.
  await expect(kept.note).toContainText(/You are offline|The site cannot be reached at the moment/);
  await expect(page.getByRole('link', { name: /directions/i }).first()).toBeVisible();
});

test('X4: a page that is not kept says so, and leads to those that are @full', async ({ page, context, kept }) => {
  await page.goto('/about');
  await kept.until('/about', ...AHEAD);
  await context.setOffline(true);
  await page.goto('/press-releases/1');
  await expect(kept.title).toHaveText('You are offline');
  const paths = await kept.readable
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths.toSorted()).toEqual(['/about', '/faq', '/lockers']);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page)).toEqual([]);
  }
  await kept.readable.getByRole('link', { name: /About/ }).click();
  await expect(page).toHaveURL('/about');
  await expect(kept.note).toBeVisible();
  await context.setOffline(false);
  await page.goto('/press-releases/1');
  await expect(kept.title).not.toHaveText(/You are offline|The site cannot be reached/);
});

test('X4: while there is a line an edit is shown at once; without it the last seen page, until the line is back', async ({
  page,
  context,
  kept,
  wire,
}) => {
  await page.goto('/faq');
  await kept.until('/faq');
  for (const question of ['Is it open at night?', 'Is it open at noon?']) {
    const { revision, faq } = await wire.content();
    const faqs = faq.faqs.map((one, index) => (index === 0 ? { ...one, question } : one));
    expect((await wire.post('/api/content.php', { revision, faq: { ...faq, faqs } })).status).toBe(200);
    await untilServed(page, '/faq', (html) => html.includes(question));
    await page.goto('/faq');
    await expect(page.getByText(question).first()).toBeVisible();
    await expect(kept.note).toHaveCount(0);
  }
  await expect.poll(() => page.evaluate(async () => (await caches.match('/faq'))?.text())).toContain('open at noon?');
  await context.setOffline(true);
  await page.reload();
  await expect(kept.note).toBeVisible();
  await expect(page.getByText('Is it open at noon?').first()).toBeVisible();
  await context.setOffline(false);
  await expect(kept.note).toContainText('You are online again');
  await kept.note.getByRole('link').click();
  await expect(kept.note).toHaveCount(0);
});

test('X4: nothing of who is signed in is kept, and the page of a closed site is shown, not hidden @full', async ({
  page,
  context,
  kept,
  stack,
  wire,
}) => {
  await page.goto('/faq');
  await kept.until(...AHEAD);
  await page.goto('/login');
  const form = new SignIn(page);
  await form.name.fill(stack.admin.username);
  await form.password.fill(stack.admin.password);
  await form.submit.click();
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/media');
  await expect(page.locator('#screen h1')).toBeVisible();
  await close(wire, page, true);
  // Who is signed in sees the site that is closed to others: a page of theirs alone.
  await page.goto('/terms');
  await expect(kept.title).toContainText('Terms');
  await page.goto('/lockers');
  await expect(kept.title).toBeVisible();
  const personal = (await kept.all()).filter((path) =>
    /^\/(?:admin|login|register|api|uploads|terms)|\/(?:office|admin)-/.test(path),
  );
  expect(personal).toEqual([]);
  await context.clearCookies();
  await page.goto('/faq');
  await expect(kept.title).toHaveText('We are working on our website');
  await expect(kept.note).toHaveCount(0);
  await close(wire, page, false);
});

test('X4: no worker begins where people sign in, and one that begins takes away what was kept in another format @full', async ({
  page,
  kept,
}) => {
  for (const path of ['/login', '/register', '/no-such-page']) {
    await page.goto(path);
    expect([path, await kept.workers()]).toEqual([path, 0]);
  }
  await page.evaluate(async () => (await caches.open('offline-pages-older')).put('/old', new Response('old')));
  await page.goto('/terms');
  await kept.until('/terms');
  expect(await page.evaluate(() => caches.keys())).not.toContain('offline-pages-older');
  expect(await kept.all()).not.toContain('/old');
});

test.describe('a phone that saves data', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('X4: nothing is fetched ahead, and what was visited can still be read without a line @full', async ({
    page,
    context,
    kept,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } }),
    );
    for (const path of ['/terms', '/pricing']) {
      await page.goto(path);
      // Before anybody touches the page there is no worker to pay for.
      if (path === '/terms') expect(await kept.workers()).toBe(0);
      await kept.title.tap();
      await kept.until(path);
    }
    expect(await kept.all()).not.toEqual(expect.arrayContaining(['/faq']));
    await context.setOffline(true);
    await page.goto('/terms');
    await expect(kept.title).toContainText('Terms');
    await expect(kept.note).toBeVisible();
  });
});

test('X4: a site that gives the worker up is rid of it at the next visit @full', async ({ page, kept, stack }) => {
  await page.goto('/faq');
  await kept.until('/faq');
  await stack.restartProxy({ OFFLINE_READING: 'off' });
  await expect(async () => {
    await page.goto('/faq');
    expect([await kept.workers(), await kept.all()]).toEqual([0, []]);
  }).toPass();
  await stack.restartProxy();
});
