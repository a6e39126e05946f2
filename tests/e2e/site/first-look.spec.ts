import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures/site-journey';
import { Hero } from '../../support/pages/hero';

/** Files that a journey holds back until it lets them go. */
async function hold(page: Page, pattern: string): Promise<{ asked: () => number; release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  await page.route(pattern, async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  return { asked: () => asked, release };
}

const hasStyles = () =>
  [...document.styleSheets].some(({ href, disabled, media }) => {
    return href !== null && !disabled && (media.length === 0 || matchMedia(media.mediaText).matches);
  });

const phone = { isMobile: true, hasTouch: true, serviceWorkers: 'block' } as const;

for (const viewport of [
  { width: 360, height: 640 },
  { width: 412, height: 915 },
])
  test(`S5: a phone of ${viewport.width} × ${viewport.height} paints the first screen as it stays, before any style or font has come`, async ({
    browser,
    stack,
  }) => {
    const page = await browser.newPage({ ...phone, viewport });
    // The fallbacks' lines are compared with themselves: where words stand in our fonts is another journey's.
    await page.route('**/*.woff2', (route) => route.abort());
    // Nothing turns the slides meanwhile.
    await page.route('**/start*.js', (route) => route.abort());
    const styles = await hold(page, '**/*.css');
    const opened = page.goto(stack.origin);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('img[fetchpriority=high]').evaluate((image: HTMLImageElement) => image.decode());
    expect([styles.asked() > 0, await page.evaluate(hasStyles)]).toEqual([true, false]);
    const early = await page.screenshot();
    styles.release();
    await opened;
    await expect.poll(() => page.evaluate(hasStyles)).toBe(true);
    expect((await page.screenshot()).equals(early)).toBe(true);
    await page.close();
  });

test('S5: a phone asks for its first script, and for pictures below its screen, when its own picture is painted', async ({
  browser,
  stack,
}) => {
  const page = await browser.newPage({ ...phone, viewport: { width: 412, height: 823 } });
  const below = await hold(page, '**/unit-*');
  const first = await hold(page, '**/estate-*');
  const script = await hold(page, '**/start*.js');
  script.release();
  // Time alone brings them too, if it goes on.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, ms = 0) => (ms < 1_000 ? wait(run, ms) : 0)) as typeof setTimeout;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto(stack.origin, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect([first.asked(), below.asked(), script.asked()]).toEqual([1, 0, 0]);
  first.release();
  await expect.poll(script.asked).toBe(1);
  await expect.poll(below.asked).toBe(1);
  below.release();
  await page.close();
});

test('S5: a first picture that hangs holds the first script back for two seconds: then what is pressed is heard @full', async ({
  browser,
  stack,
}) => {
  const page = await browser.newPage({ ...phone, viewport: { width: 412, height: 823 } });
  const first = await hold(page, '**/estate-*');
  await page.goto(stack.origin, { waitUntil: 'commit' });
  await expect(page.locator('html')).not.toHaveAttribute('data-early');
  expect(first.asked()).toBe(1);
  await new Hero(page).dot(2).tap();
  await expect(new Hero(page).dot(2)).toHaveAttribute('aria-current', 'true');
  first.release();
  await page.close();
});

test('S5: they come all the same where the first script does not @full', async ({ browser, stack }) => {
  const page = await browser.newPage({ ...phone, viewport: { width: 412, height: 823 } });
  await page.route('**/start*.js', (route) => route.abort());
  await page.goto(stack.origin);
  const unit = page.locator('main img[src*="/unit-"]').first();
  await unit.scrollIntoViewIfNeeded();
  await expect.poll(() => unit.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(unit).toBeInViewport();
  await page.close();
});

test('S5: a larger screen waits for all its styles, as on every page @full', async ({ browser, stack }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const styles = await hold(page, '**/*.css');
  await page.goto(stack.origin, { waitUntil: 'commit' });
  await expect.poll(styles.asked).toBeGreaterThan(0);
  const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  expect(await painted()).toBe(0);
  styles.release();
  await expect.poll(painted).toBeGreaterThan(0);
  await page.close();
});

test('S5: after the first look each style applies once, from the head, also without script @full', async ({
  browser,
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await expect(page.locator('body > link[rel=stylesheet]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-late');
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  await plain.goto(stack.origin);
  await expect(plain.locator('footer')).toHaveCSS(
    'color',
    await page.locator('footer').evaluate((footer) => getComputedStyle(footer).color),
  );
  await expect(plain.locator('h1')).toHaveCSS('font-family', /^Bricolage,/);
  await plain.close();
});
