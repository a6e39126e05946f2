import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures/journey';

/** Files of scripts that the page has asked for, without the first one and the small one that measures the visit. */
function appFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !/\/(start|measure)-/.test(request.url())) files.push(request.url());
  });
  return files;
}

/** Holds the app's scripts until told: a slow line whose slowness the test decides. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!start-|measure-).*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const ready = (page: Page) => page.waitForFunction(() => 'ready' in document.documentElement.dataset);

test.describe('a phone, before the app is there', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('P1, S6: a page that is only read asks for no app; the first touch does', async ({ page }) => {
    const files = appFiles(page);
    await page.goto('/pricing');
    expect(files).toEqual([]);
    await page.getByRole('heading', { level: 1 }).tap();
    await ready(page);
    expect(files.length).toBeGreaterThan(0);
  });

  test('P4: the button touched first does its work once the app is there, and does it once', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/');
    const second = page.getByRole('button', { name: /^Slide 2:/ });
    await second.tap();
    await expect(second).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(second).not.toHaveAttribute('aria-busy', 'true');
  });

  test('P2: the menu touched first opens at once, and is still open when the app is there', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/terms');
    const menu = page.getByRole('navigation', { name: 'Main, small screen' });
    await menu.locator('summary').filter({ hasText: 'Menu' }).tap();
    await expect(menu.getByRole('link', { name: 'Contact' })).toBeVisible();
    release();
    await ready(page);
    await expect(menu.getByRole('link', { name: 'Contact' })).toBeVisible();
  });

  test('P1: a link touched first leads to its page without waiting for the app', async ({ page }) => {
    await holdApp(page);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).tap();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('P20: words written before the app came are there after it', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/contact');
    const message = page.getByRole('textbox', { name: /Message/ });
    await message.fill('Written on a slow line.');
    release();
    await ready(page);
    await expect(message).toHaveValue('Written on a slow line.');
  });

  test('P9: a choice made before the app came counts after it', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/lockers');
    const states = page.getByRole('combobox').first();
    const choice = await states.locator('option').nth(1).getAttribute('value');
    await states.selectOption(choice);
    release();
    await ready(page);
    await expect(states).toHaveValue(choice ?? '');
    await expect(page).toHaveURL(new RegExp(`=${encodeURIComponent(choice ?? '').replace(/%20/g, '(\\+|%20)')}`));
  });
});

test('S6: with Save-Data and a mouse, a page that is only read asks for no app either', async ({ browser, stack }) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const page = await context.newPage();
  const files = appFiles(page);
  await page.goto(`${stack.origin}/faq`);
  expect(files).toEqual([]);
  await page.keyboard.press('Tab');
  await ready(page);
  await context.close();
});
