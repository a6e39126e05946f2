import { expect, test } from '../../support/fixtures/site-journey';
import { SiteFrame } from '../../support/pages/site-frame';

const PAGES = '**/api/pages?**';

test.describe('a slow network', () => {
  test('P1, P7, P10: a page that is on its way says so from the top, and comes', async ({ page }) => {
    const { footer } = new SiteFrame(page);
    for (const [link, path, text] of [
      ['Pricing', '/pricing', 'Loading...'],
      ['Services', '/services', 'Loading services...'],
      ['FAQs', '/faq', 'Loading FAQ...'],
    ] as const) {
      let go = (): void => {};
      const held = new Promise<void>((resolve) => (go = resolve));
      await page.goto('/terms');
      await page.route(PAGES, async (route) => {
        await held;
        await route.continue();
      });
      await footer.getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      go();
      await expect(page.getByText(text, { exact: true })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#main')).toBeFocused();
      await page.unroute(PAGES);
    }
  });

  test('P1: who goes elsewhere meanwhile gets that page, whichever comes first @full', async ({ page }) => {
    const { footer } = new SiteFrame(page);
    let go = (): void => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.goto('/terms');
    await page.route(PAGES, async (route) => {
      if (route.request().url().includes('pricing')) await held;
      await route.continue();
    });
    await footer.getByRole('link', { name: 'Pricing', exact: true }).click();
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
    await footer.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
    const late = page.waitForResponse(/pricing/);
    go();
    await late;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
    await expect(page).toHaveTitle(/contact/i);
  });
});

test.describe('no network', () => {
  test.use({ provoked: /Failed to load resource|^warning: / });

  test('P31: a page that cannot be had says so, can be tried again, and Back still works', async ({ page }) => {
    const { footer } = new SiteFrame(page);
    await page.goto('/terms');
    let isDown = true;
    // Lets calls pass rather than unroute: Chromium now and then loses a file that is asked for while interception ends.
    await page.route(PAGES, (route) => (isDown ? route.abort() : route.continue()));
    await footer.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
    await expect(page.getByText('Please check your connection.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
    // The page also tries again by itself after some seconds: then the button is gone, and nothing may wait for it.
    await page.getByRole('button', { name: 'Try again' }).focus();
    isDown = false;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  });

  test('P31: a server in trouble is met with the last copy of this browser, and the failure is logged @full', async ({
    page,
    messages,
  }) => {
    const { footer } = new SiteFrame(page);
    await page.goto('/terms');
    await footer.getByRole('link', { name: 'Pricing', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Small package' })).toBeVisible();
    await page.goto('/terms');
    await page.route(PAGES, (route) => route.fulfill({ status: 503, json: { success: false, error: 'Down' } }));
    await footer.getByRole('link', { name: 'Pricing', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Small package' })).toBeVisible();
    await expect.poll(() => messages.some((message) => message.includes('API returned 503'))).toBe(true);
  });
});
