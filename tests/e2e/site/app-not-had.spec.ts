import { CAROUSEL_INTERVAL_MS } from '@apoti/contract/constants/business';
import { defaultHeroSlides } from '@apoti/contract/content/default-hero-slides';
import { addButtons, APP_FILES, appFiles, breakApp } from '../../support/before-app';
import { expect, test, untilTakenOver } from '../../support/fixtures/journey';
import { Hero } from '../../support/pages/hero';
import { LeadForm } from '../../support/pages/lead-form';
import { SiteFrame } from '../../support/pages/site-frame';
import { stopClock, untilHeard } from '../../support/stopped-clock';

const [one = '', two = '', three = ''] = defaultHeroSlides.map(({ title }) => title);

test.describe('a phone that the app does not come to', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('S6: an app that cannot be had is tried again and said; the page stays, and the next press does its work', async ({
    page,
  }) => {
    const asked: string[] = [];
    const kinds = new Set<string>();
    await page.route(APP_FILES, async (route) => {
      asked.push(route.request().url());
      kinds.add(route.request().resourceType());
      await route.abort();
    });
    await page.goto('/terms');
    await addButtons(page);
    const first = page.getByRole('button', { name: 'First' });
    await first.tap();
    await expect(page.getByRole('alert')).toContainText('Please check your connection');
    expect(new Set(asked).size).toBeLessThan(asked.length);
    // A module that fails once is never asked for again by most browsers.
    expect([...kinds]).toEqual(['fetch']);
    await expect(first).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByText('Please check your connection')).toHaveCount(0);
    await page.unroute(APP_FILES);
    await first.tap();
    await untilTakenOver(page);
    await expect(page.getByText('Please check your connection')).toHaveCount(0);
    expect(await page.evaluate(() => window.pressed)).toEqual(['First']);
  });

  test('S6: a page that is older than the site asks for its app twice and no more; links and forms go on by themselves @full', async ({
    page,
    stack,
  }) => {
    await page.goto('/contact');
    const files = appFiles(page);
    await page.route(APP_FILES, (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }));
    await addButtons(page);
    const first = page.getByRole('button', { name: 'First' });
    await first.tap();
    await expect(page.getByRole('alert')).toContainText('loaded again');
    const asked = files.length;
    expect(asked).toBe(2 * new Set(files).size);
    await first.tap();
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const before = stack.countRows('contact_messages');
    const form = new LeadForm(page, 'contact');
    await form.fill({
      name: 'Old Tab',
      email: 'old@example.com',
      subject: 'support',
      message: 'From before the update.',
    });
    expect(files).toHaveLength(asked);
    await form.send.tap();
    await expect(page.getByText(/Message sent successfully/).first()).toBeVisible();
    expect(stack.countRows('contact_messages')).toBe(before + 1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).tap();
    await expect(page).toHaveURL(/\/about$/);
    await page.unroute(APP_FILES);
  });

  test('S6: a page that the app breaks on stays as it came; what was pressed is said, and its links lead on @full', async ({
    page,
  }) => {
    await breakApp(page, '**/faq');
    await page.goto('/faq');
    await addButtons(page);
    const question = page.locator('main summary').first();
    await expect(question).toBeVisible();
    await page.getByRole('button', { name: 'First' }).tap();
    await expect(page.getByRole('alert')).toContainText('loaded again');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await question.tap();
    await expect(page.locator('main details[open]').first()).toBeVisible();
    expect(await page.evaluate(() => 'ready' in document.documentElement.dataset)).toBe(false);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).tap();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('S6, P2, P4: there the slides turn on from where they were, their buttons work, and menus open @full', async ({
    page,
  }) => {
    await breakApp(page, (url) => url.pathname === '/');
    await stopClock(page);
    const hero = new Hero(page);
    await page.goto('/');
    await untilHeard(page);
    await addButtons(page);
    await hero.dot(2).tap();
    await page.getByRole('button', { name: 'First' }).tap();
    await expect(page.getByRole('alert')).toContainText('loaded again');
    await expect(hero.title).toHaveText(two);
    await page.clock.runFor(CAROUSEL_INTERVAL_MS + 10);
    await expect(hero.title).toHaveText(three);
    await hero.dot(1).tap();
    await expect(hero.title).toHaveText(one);
    const frame = new SiteFrame(page);
    await frame.burger.tap();
    await expect(frame.entry('Contact', frame.sheet)).toBeVisible();
  });
});

test('S6: each of the app’s files comes over the line once, although it is fetched and then imported @full', async ({
  browser,
  stack,
}) => {
  // A page that the fixture does not touch.
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const asked = new Set<string>();
  const came: string[] = [];
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ type, response: { url, fromDiskCache = false } }) => {
    if (!APP_FILES.test(url)) return;
    asked.add(type);
    if (!fromDiskCache) came.push(url);
  });
  await page.goto(`${stack.origin}/faq`);
  await page.keyboard.press('Shift');
  await untilTakenOver(page);
  expect([...asked].sort()).toEqual(['Fetch', 'Script']);
  expect(came).toEqual([...new Set(came)]);
  await context.close();
});
