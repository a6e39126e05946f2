import { CAROUSEL_INTERVAL_MS } from '@apoti/contract/constants/business';
import { defaultHeroSlides } from '@apoti/contract/content/default-hero-slides';
import { addButtons, appFiles, FIRST_SCRIPT, holdApp } from '../../support/before-app';
import { setDemoVideo } from '../../support/demo-video';
import { expect, test, untilTakenOver } from '../../support/fixtures/journey';
import { Hero } from '../../support/pages/hero';
import { stopClock, untilHeard } from '../../support/stopped-clock';

const [one = '', two = '', three = ''] = defaultHeroSlides.map(({ title }) => title);
test.describe('a phone, before the app is there', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('P1, S6: a page that is only read asks for no app; the first touch does', async ({ page }) => {
    const files = appFiles(page);
    await page.goto('/pricing');
    expect(files).toEqual([]);
    await page.getByRole('heading', { level: 1 }).tap();
    await untilTakenOver(page);
    expect(files.length).toBeGreaterThan(0);
  });

  test('A2, S6: what the last page left to be said is said without a touch @full', async ({ page }) => {
    await page.goto('/pricing');
    const message = JSON.stringify({ kind: 'success', text: 'Logged out successfully' });
    await page.evaluate((text) => sessionStorage.setItem('flash', text), message);
    await page.goto('/faq');
    await expect(page.getByText('Logged out successfully').first()).toBeVisible();
  });

  test('S6, P4, P6: pages with slides turn them and ask for no app, however long they are looked at @full', async ({
    page,
  }) => {
    const files = appFiles(page);
    const hero = new Hero(page);
    await stopClock(page);
    await page.goto('/');
    await untilHeard(page);
    for (const title of [two, three, one]) {
      await page.clock.runFor(CAROUSEL_INTERVAL_MS + 10);
      await expect(hero.title).toHaveText(title);
    }
    await page.goto('/about');
    await page.clock.runFor(3 * CAROUSEL_INTERVAL_MS);
    expect(files).toEqual([]);
  });

  test('S6, P4: a dot touched first turns at once, and the app goes on from there @full', async ({ page }) => {
    const release = await holdApp(page);
    const hero = new Hero(page);
    await page.goto('/');
    await hero.pause.tap();
    await hero.dot(2).tap();
    await expect(hero.title).toHaveText(two);
    release();
    await untilTakenOver(page);
    await expect(hero.title).toHaveText(two);
    await expect(hero.dot(2)).toHaveAttribute('aria-current', 'true');
    await expect(hero.play).toBeVisible();
    await hero.dot(3).tap();
    await expect(hero.title).toHaveText(three);
  });

  test('S6: buttons touched before the app came do their work once it is there, in order and once each', async ({
    page,
  }) => {
    const release = await holdApp(page);
    await page.goto('/terms');
    await addButtons(page);
    for (const name of ['Second', 'First', 'Second']) await page.getByRole('button', { name }).tap();
    await expect(page.getByRole('button', { name: 'First' })).toHaveAttribute('aria-busy', 'true');
    expect(await page.evaluate(() => window.pressed)).toEqual([]);
    release();
    await untilTakenOver(page);
    await expect.poll(() => page.evaluate(() => window.pressed)).toEqual(['Second', 'First']);
    await expect(page.getByRole('button', { name: 'First' })).not.toHaveAttribute('aria-busy', 'true');
  });

  test('S6, P4: Watch Demo pressed first opens its dialog once the app is there, and leads nowhere @full', async ({
    page,
  }) => {
    const release = await holdApp(page);
    await page.goto('/');
    const hero = new Hero(page);
    await hero.pause.tap();
    await hero.watchDemo.tap();
    await expect(hero.watchDemo).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(/\/$/);
    release();
    await expect(hero.dialog).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  test('S6, P4: before the first script is there no button is shown that could do nothing, and Watch Demo leads to the steps', async ({
    page,
    wire,
  }) => {
    await setDemoVideo(page, wire, '');
    const release = await holdApp(page, FIRST_SCRIPT);
    const hero = new Hero(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Pause|Slide|Previous|Next)/ })).toHaveCount(0);
    const top = await hero.region.locator('img').first().boundingBox();
    await hero.watchDemo.tap();
    await expect(page).toHaveURL(/#how-it-works$/);
    release();
    await hero.pause.tap();
    await hero.dot(2).tap();
    await expect(hero.title).toHaveText(two);
    await hero.dot(1).tap();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await hero.region.locator('img').first().boundingBox()).toEqual(top);
    await hero.watchDemo.tap();
    await expect(hero.dialog).toBeVisible();
  });

  test('P2: the menu touched first opens at once, and is still open when the app is there @full', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/terms');
    const menu = page.getByRole('navigation', { name: 'Main, small screen' });
    await menu.locator('summary').filter({ hasText: 'Menu' }).tap();
    await expect(menu.getByRole('link', { name: 'Contact' })).toBeVisible();
    release();
    await untilTakenOver(page);
    await expect(menu.getByRole('link', { name: 'Contact' })).toBeVisible();
  });

  test('P1, S6: a link touched first leads to its page, asks for it once, and for no app @full', async ({ page }) => {
    const files = appFiles(page);
    await page.goto('/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).tap();
    await expect(page).toHaveURL(/\/about$/);
    expect(asked.filter((path) => path === '/about')).toHaveLength(1);
    expect(files).toEqual([]);
  });
});

test('S6: with Save-Data and a mouse, a page that is only read asks for no app either @full', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const page = await context.newPage();
  const files = appFiles(page);
  await page.goto(`${stack.origin}/faq`);
  expect(files).toEqual([]);
  await page.keyboard.press('Tab');
  await untilTakenOver(page);
  await context.close();
});

test.describe('the page that a person is likely to go to', () => {
  test('S6: is fetched ahead when a mouse rests on its link, once, before the app and after it @full', async ({
    browser,
    stack,
  }) => {
    // A page that the fixture does not touch.
    const context = await browser.newContext();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const release = await holdApp(page);
    await page.goto(`${stack.origin}/terms`);
    const footer = page.getByRole('contentinfo');
    const pricing = footer.getByRole('link', { name: 'Pricing' });
    const faq = footer.getByRole('link', { name: 'FAQs', exact: true });
    await pricing.hover();
    await expect.poll(() => asked.filter((path) => path === '/pricing')).toHaveLength(1);
    release();
    await page.keyboard.press('Shift');
    await untilTakenOver(page);
    await faq.hover();
    await expect.poll(() => asked.filter((path) => path === '/api/pages')).toHaveLength(1);
    await faq.click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });
});
