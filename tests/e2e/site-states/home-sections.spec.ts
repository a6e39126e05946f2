import { expect, test } from '../../support/fixtures/site-journey';
import { HomeSections } from '../../support/pages/home-sections';
import { untilServed } from '../../support/until-served';

test.describe('the sections of the home page', () => {
  test('P5: a feature opens by keyboard, closes with See Less, and closes for another one @full', async ({ page }) => {
    const { features, open, details } = new HomeSections(page);
    await page.goto('/');
    await features.nth(1).press('Enter');
    await expect(features.nth(1)).toContainText('See Less');
    await expect(details.nth(1)).toBeVisible();
    await features.nth(1).press('Space');
    await expect(open).toHaveCount(0);
    await expect(details.nth(1)).toBeHidden();
    await features.nth(0).click();
    await features.nth(2).press('Enter');
    await expect(open).toHaveCount(1);
    await expect(details.nth(2)).toBeVisible();
    await expect(details.nth(0)).toBeHidden();
  });

  test('P5: three steps, eight and two stations, what comes next and the claims @full', async ({ page }) => {
    const home = new HomeSections(page);
    await page.goto('/');
    await expect(home.steps).toHaveText([/1 Contact Us$/, /2 Courier Drop-off$/, /3 Pickup Anytime$/]);
    await expect(home.city('Lagos')).toHaveCount(8);
    await expect(home.city('Abuja')).toHaveCount(2);
    await expect(page.locator('#locations')).toContainText('Port Harcourt');
    for (const claim of ['50+', '1000+', '99.9%', '10+', '8+', '200%'])
      await expect(page.locator('#main').getByText(claim, { exact: true }).first()).toBeVisible();
  });

  test('P5: only active testimonials are shown, in a row that the keyboard scrolls @full', async ({ page, wire }) => {
    const home = new HomeSections(page);
    const { testimonials } = await wire.content();
    const [first] = testimonials;
    const save = async (active: boolean) => {
      const changed = testimonials.map((each) => (each === first ? { ...each, active } : each));
      const { revision } = await wire.content();
      expect((await wire.post('/api/content.php', { revision, testimonials: changed })).status).toBe(200);
      await untilServed(page, '/', (html) => html.includes(first?.quote.slice(0, 20) ?? '') === active);
      await page.goto('/');
    };
    await save(false);
    await expect(home.quotes.first()).toBeVisible();
    await expect(home.quotes.filter({ hasText: first?.quote ?? '' })).toHaveCount(0);
    await save(true);
    await expect(home.quotes.filter({ hasText: first?.quote ?? '' })).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 800 });
    await home.testimonials.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => home.testimonials.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
  });
});

test.describe('the sections of the home page without script', () => {
  test.use({ javaScriptEnabled: false });

  test('X3, P5: a feature opens and closes, and every testimonial is reached by scrolling @full', async ({ page }) => {
    const home = new HomeSections(page);
    await page.goto('/');
    await home.features.first().click();
    await expect(home.details.first()).toBeVisible();
    await home.features.first().click();
    await expect(home.details.first()).toBeHidden();
    await page.setViewportSize({ width: 390, height: 800 });
    await home.quotes.last().scrollIntoViewIfNeeded();
    await expect(home.quotes.last()).toBeInViewport();
  });
});
