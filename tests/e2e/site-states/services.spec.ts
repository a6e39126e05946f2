import { expect, test } from '../../support/fixtures/site-journey';

const ANCHORS = ['personal', 'business', 'courier', 'ecommerce', 'api'] as const;

test.describe('the services', () => {
  test('P1, P7: each anchor leads to its section, by address and from the footer of the page itself @full', async ({
    page,
  }) => {
    for (const anchor of ANCHORS) {
      await page.goto(`/services#${anchor}`);
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(page.locator(`#${anchor}`)).not.toBeInViewport();
      await page.locator(`footer a[href="/services#${anchor}"]`).click();
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
    }
  });

  test('P7: calls to action lead to prices, registration and contact, and Back to where one was @full', async ({
    page,
  }) => {
    await page.goto('/services');
    for (const path of ['/pricing', '/register', '/contact']) {
      const link = page.locator(`#main a[href="${path}"]`).last();
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(page).toHaveURL(path);
      await page.goBack();
      await expect(link).toBeInViewport();
    }
  });

  test('P7: what an editor writes is what is read, and a service that is taken away leaves no gap @full', async ({
    page,
    wire,
  }) => {
    const { services } = await wire.content();
    const save = async (changed: typeof services) => {
      const { revision } = await wire.content();
      expect((await wire.post('/api/content.php', { revision, services: changed })).status).toBe(200);
      const title = changed.title;
      await expect.poll(async () => (await page.request.get('/services')).text()).toContain(`${title}</h1>`);
      await page.goto('/services');
    };
    await save({ ...services, title: 'Edited by a journey', services: services.services.slice(0, 1) });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edited by a journey');
    await expect(page.getByRole('heading', { level: 3, name: services.services[0]?.name ?? '' })).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 3, name: services.services[1]?.name ?? '', exact: true }),
    ).toHaveCount(0);
    await save(services);
    await expect(page.getByRole('heading', { level: 3, name: services.services[1]?.name ?? '' })).toBeVisible();
  });
});

test.describe('the services without script', () => {
  test.use({ javaScriptEnabled: false });

  test('X3, P7: each anchor of the footer leads to its section @full', async ({ page }) => {
    await page.goto('/about');
    for (const anchor of ANCHORS) {
      await page.locator(`footer a[href="/services#${anchor}"]`).click();
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
    }
  });
});
