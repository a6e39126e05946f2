import { expect, test } from '../../support/fixtures/site-journey';

const legal = [
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/cookies', 'Cookies'],
  ['/accessibility', 'Accessibility'],
] as const;

for (const [path, title] of legal)
  test(`P16: every entry of the contents of ${path} leads to its section and is marked there @full`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    if (path === '/privacy' || path === '/terms')
      await expect(page.getByText('Last Updated: June 15, 2023')).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const anchors = await contents.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(anchors.length).toBeGreaterThan(3);
    for (const anchor of anchors) {
      await contents.locator(`a[href="${anchor}"]`).press('Enter');
      await expect(page).toHaveURL(`${path}${anchor}`);
      await expect(page.locator(`${anchor} h2`)).toBeInViewport();
    }
    await page.locator(`${anchors[1]} h2`).evaluate((heading) => heading.scrollIntoView());
    await expect(contents.locator('[aria-current="true"]')).toHaveCount(1);
  });

test('P17: who wants an account is told that there is none here, and where to go @full', async ({ page }) => {
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration not available');
  await page
    .getByRole('navigation', { name: 'Where to go instead' })
    .getByRole('link', { name: 'See the prices' })
    .click();
  await expect(page).toHaveURL('/pricing');
});

test.describe('an address that is not there', () => {
  test.use({ provoked: /status of 404/ });

  test('P19: is a 404, offers a search and ways on, and Back from there is the 404 again @full', async ({ page }) => {
    for (const path of ['/nothing-here', '/press-releases/999999', '/press-releases/x', '/about/team'])
      expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
    expect((await page.goto('/nothing-here'))?.status()).toBe(404);
    await page.getByRole('navigation', { name: 'Ways on' }).getByRole('link', { name: 'Prices' }).click();
    await expect(page).toHaveURL('/pricing');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This compartment is empty');
    await page.getByRole('searchbox', { name: 'Look for an answer' }).fill('pin');
    await page.getByRole('button', { name: 'Search the FAQs' }).click();
    await expect(page).toHaveURL('/faq?search=pin');
    await expect(page.locator('main details').first()).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, provoked: /status of 404/ });

  test('X3, P16: the contents of the terms lead to their sections @full', async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
    await expect(page.locator(':target h2')).toBeInViewport();
  });

  test('X3, P19: the search of the 404 page finds an answer @full', async ({ page }) => {
    await page.goto('/nothing-here');
    await page.getByRole('searchbox', { name: 'Look for an answer' }).fill('pin');
    await page.getByRole('button', { name: 'Search the FAQs' }).click();
    await expect(page.locator('main details').first()).toBeVisible();
  });

  test('X3, P17, P18: the register page leads on, and the sign-in says what needs JavaScript @full', async ({
    page,
  }) => {
    await page.goto('/register');
    await page
      .getByRole('link', { name: /^Contact us/ })
      .first()
      .click();
    await expect(page).toHaveURL('/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.locator('noscript p')).toHaveText(
      'You can sign in, but the back-office itself needs JavaScript.',
    );
    await expect(page.locator('noscript p')).toBeVisible();
  });
});
