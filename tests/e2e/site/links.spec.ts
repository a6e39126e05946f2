import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures/journey';
import { sitePages } from '../../support/site-pages';

/** The links of a page that lead into the site, without those to the back-office's calls. */
async function linksOf(page: Page, origin: string): Promise<string[]> {
  const links = await page.$$eval('a[href]', (all) => all.map((link) => (link as HTMLAnchorElement).href));
  return links.filter((link) => link.startsWith(`${origin}/`));
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('P1, X3: every internal link leads to a page that is there, and every anchor to its place', async ({
    page,
    stack,
  }) => {
    test.setTimeout(240_000);
    const waiting = new Set<string>(sitePages.slice(0, -1).map((path) => `${stack.origin}${path}`));
    const seen = new Map<string, Set<string>>();
    const broken: string[] = [];
    for (const link of waiting) {
      const { href, hash } = new URL(link);
      const address = href.slice(0, href.length - hash.length);
      if (!seen.has(address)) {
        const answer = await page.request.get(address, { maxRedirects: 0 });
        const type = answer.headers()['content-type'] ?? '';
        if (answer.status() !== 200) broken.push(`${answer.status()} ${address}`);
        if (!type.startsWith('text/html')) {
          seen.set(address, new Set());
          continue;
        }
        await page.goto(address);
        seen.set(address, new Set(await page.$$eval('[id]', (all) => all.map(({ id }) => id))));
        for (const found of await linksOf(page, stack.origin)) waiting.add(found);
      }
      const anchor = decodeURIComponent(hash.slice(1));
      if (anchor !== '' && seen.get(address)?.has(anchor) === false) broken.push(`no place ${link}`);
    }
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(sitePages.length);
  });

  test('X3: every page has its heading, its navigation and its footer @full', async ({ page }) => {
    for (const path of sitePages) {
      await page.goto(path);
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.soft(page.getByRole('contentinfo')).toBeVisible();
      expect.soft([path, await page.locator('main').innerText()]).not.toEqual([path, '']);
    }
  });
});

test.describe('from page to page', () => {
  test('P1: a link changes the page without loading a document, begins at its top, and Back returns to where one was', async ({
    page,
  }) => {
    await page.goto('/faq');
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page).toHaveTitle(/Pricing|prices/i);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    expect(documents).toBe(0);
  });

  test('P1: a link of the frame to the page one is on leads to its top, and Back leads on to the page before', async ({
    page,
  }) => {
    await page.goto('/faq');
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await footer.scrollIntoViewIfNeeded();
    await footer.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('main')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });

  test('P1: an anchor of another page scrolls to its section @full', async ({ page }) => {
    await page.goto('/');
    for (const [name, anchor] of [
      ['E-commerce', 'ecommerce'],
      ['API', 'api'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/services#${anchor}$`));
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
    }
  });

  test('P7, P10: the loading texts are said while a page is on its way @full', async ({ page }) => {
    for (const [path, text] of [
      ['/services', 'Loading services...'],
      ['/faq', 'Loading FAQ...'],
    ] as const) {
      await page.goto('/terms');
      let answer = (): void => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/pages?**', async (route) => {
        await held;
        await route.continue();
      });
      await page.locator(`footer a[href="${path}"]`).click();
      await expect(page.getByText(text)).toBeVisible();
      answer();
      await expect(page.getByText(text)).toBeHidden();
      await expect(page).toHaveURL(path);
      await page.unroute('**/api/pages?**');
    }
  });
});
