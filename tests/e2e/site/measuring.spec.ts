import { analyticsReportSchema, type AnalyticsReport } from '@apoti/contract';
import { launchOptions } from '../../support/browser';
import { expect, test } from '../../support/fixtures/site-journey';
import { LeadForm } from '../../support/pages/lead-form';
import { SettingsEditor } from '../../support/pages/settings-editor';
import { SignIn } from '../../support/pages/sign-in';
import { saveSettings } from '../../support/save-settings';
import { untilServed } from '../../support/until-served';
import type { WireClient } from '../../support/wire-client';

// As a person's browser says it: programs are not counted, and this one calls itself one.
const agent =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Journey/1';
// To the browser as a whole: what a page sends while it is left does not go by the name that is told for a page.
test.use({
  userAgent: agent,
  launchOptions: { ...launchOptions, args: [...launchOptions.args, `--user-agent=${agent}`] },
});

async function measured(wire: WireClient): Promise<AnalyticsReport> {
  return analyticsReportSchema.parse((await wire.get('/api/analytics?range=1d')).json);
}
/** Whether the page has told that it is seen. */
const hasTold = () =>
  performance
    .getEntriesByType('resource')
    .some((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'beacon');
const pagesOf = async (wire: WireClient) => (await measured(wire)).topPages.map(({ page }) => page);
const figure = (report: AnalyticsReport, id: string) => report.metrics.find((metric) => metric.id === id)?.value;

test('A18, A20: a visit is counted page by page with what came of it, the settings show it, and nothing of it stays in the browser', async ({
  page,
  stack,
  wire,
  context,
}) => {
  await page.goto('/services');
  await page.goto('/contact');
  const form = new LeadForm(page, 'contact');
  await form.fill({
    name: 'Ada Obi',
    email: 'ada@example.com',
    subject: 'general',
    message: 'How large is a large one?',
  });
  await form.send.click();
  await expect(form.said).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => pagesOf(wire)).toEqual(expect.arrayContaining(['/services', '/contact', '/faq']));
  const report = await measured(wire);
  expect(figure(report, 'totalVisitors')).toBe(1);
  expect(report.goalCompletions.find(({ goal }) => goal === 'Contact Form Submission')?.completions).toBe(1);
  expect(report.trafficSources.find(({ source }) => source === 'direct')?.visitors).toBe(1);
  expect(await context.cookies()).toEqual([]);
  // A message begun is kept in the browser (P20); nothing that says who was here is.
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('locker-site:visited');
  const settings = new SettingsEditor(page);
  await settings.open(stack.admin, 'system');
  const preview = settings.section('Analytics Dashboard Preview');
  await expect(preview).toContainText(/Page views today[1-9]/);
  await expect(preview).toContainText(/Unique visitors[1-9]/);
  await expect(preview).not.toContainText('Sample figures');
});

test('A20: who wants no tracking is not counted @full', async ({ browser, page, stack, wire }) => {
  const refusing = await browser.newContext({ baseURL: stack.origin, extraHTTPHeaders: { 'sec-gpc': '1' } });
  await refusing.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const theirs = await refusing.newPage();
  const told: string[] = [];
  theirs.on('request', (request) => told.push(new URL(request.url()).pathname));
  await theirs.goto('/pricing');
  await theirs.close();
  await refusing.close();
  expect(told).not.toContain('/api/measure');
  // What came later is there, so what came before is not on its way any more.
  await page.goto('/events');
  await expect.poll(() => pagesOf(wire)).toContain('/events');
  expect(await pagesOf(wire)).not.toContain('/pricing');
});

test.describe('ways through the site', () => {
  // The browser says that a page is not there.
  test.use({ provoked: /404/ });

  test('A20: the sign-in is not counted; pages after it are, each once, and none of who is signed in @full', async ({
    page,
    stack,
    wire,
  }) => {
    const views = async () => Number(figure(await measured(wire), 'pageViews'));
    const before = await views();
    const follow = async (name: string, path: string) => {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
    };
    await page.goto('/login');
    await follow('FAQs', '/faq');
    // Who leaves before the page's script is at work was not there.
    await expect.poll(views).toBe(before + 1);
    await follow('Terms of Service', '/terms');
    await expect.poll(views).toBe(before + 2);
    await page.goto('/no-such-page');
    await follow('Cookies', '/cookies');
    await expect.poll(views).toBe(before + 3);
    const signIn = new SignIn(page);
    await page.goto('/login');
    await signIn.name.fill(stack.admin.username);
    await signIn.password.fill(stack.admin.password);
    await signIn.submit.click();
    await expect(page).toHaveURL('/admin');
    for (const path of ['/pricing', '/events']) {
      await page.goto(path);
      // Told later it would come without the cookie by which they are known.
      await expect.poll(() => page.evaluate(hasTold)).toBe(true);
    }
    // What a visitor does then is there: what came before it is not on its way any more.
    await page.context().clearCookies();
    await page.goto('/services');
    await expect.poll(() => pagesOf(wire)).toContain('/services');
    await expect.poll(views).toBe(before + 4);
  });
});

/** Until a page's file for speeds is at work and has been told of what was painted: who asks after it hears of it after it. */
async function painted(file: string): Promise<void> {
  await import(file);
  const heard = (type: string) =>
    new Promise((resolve) => new PerformanceObserver(resolve).observe({ type, buffered: true }));
  await Promise.all(['paint', 'largest-contentful-paint'].map(heard));
}

/** As when another app comes before the browser. What is told while a page goes is told under the browser's own name: a program's. */
function hide(): void {
  Object.defineProperty(document, 'hidden', { value: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test.describe('with performance monitoring', () => {
  const save = (wire: WireClient, enabled: boolean) => saveSettings(wire, { performanceMonitoring: { enabled } });
  // The journeys after these find the site as it was.
  test.afterEach(({ wire }) => save(wire, false));

  test('A18: how fast a page was is known of somebody who only reads on a phone @full', async ({
    browser,
    page,
    stack,
    wire,
  }) => {
    await save(wire, true);
    await untilServed(page, '/terms', (html) => html.includes('data-vitals'));
    const userAgent = await page.evaluate(() => navigator.userAgent);
    const phone = { isMobile: true, hasTouch: true, viewport: { width: 390, height: 800 }, userAgent };
    const theirs = await browser.newContext({ baseURL: stack.origin, ...phone });
    const reader = await theirs.newPage();
    const looked = reader.waitForResponse(/\/vitals-[^/]*\.js$/);
    await reader.goto('/terms');
    await reader.evaluate(painted, (await looked).url());
    await reader.evaluate(hide);
    const speeds = async () => (await measured(wire)).vitals.find((one) => one.page === '/terms');
    await expect.poll(speeds).toMatchObject({ samples: 1, fcp: expect.any(Number), lcp: expect.any(Number) });
    await theirs.close();
  });
});

test('A20: what a page has to tell while it is left for another site is counted @full', async ({
  playwright,
  stack,
  wire,
}) => {
  // What is told then goes under the browser's own name: this one is started as a person's.
  const asPerson = [...launchOptions.args, `--user-agent=${agent}`];
  const browser = await playwright.chromium.launch({ ...launchOptions, args: asPerson });
  const theirs = await browser.newPage({ baseURL: stack.origin });
  const seen = async (name: string) => (await measured(wire)).topKeywords.find(({ keyword }) => keyword === name);
  // Who leaves before the page's script is at work was not there.
  const counted = theirs.waitForRequest(/\/api\/measure$/);
  await theirs.goto('/faq');
  await counted;
  await theirs.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await theirs.waitForFunction(() => 'ready' in document.documentElement.dataset);
  await theirs.getByRole('main').getByRole('searchbox').pressSequentially('left at once');
  // Sooner than a search counts by itself.
  await theirs.goto('about:blank');
  await expect.poll(() => seen('left at once')).toMatchObject({ searches: 1 });
  await browser.close();
});
