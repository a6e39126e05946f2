import { expect, test } from '../../support/fixtures/site-journey';
import { SizeFinder } from '../../support/pages/size-finder';
import { untilServed } from '../../support/until-served';

/** Length, width, height in cm and weight in kg, and what the finder says of it. */
const parcels = [
  ['the smallest compartment, filled', ['30', '40', '50', '5'], /^Small, ₦500/],
  ['the same, turned', ['50', '30', '40', '5'], /^Small, ₦500/],
  ['a little heavier', ['30', '40', '50', '5.1'], /^Medium, ₦800/],
  ['a little longer', ['30', '40', '50,5', '1'], /^Medium, ₦800/],
  ['the largest with a price, filled', ['50', '60', '70', '20'], /^Large, ₦1,200/],
  ['the largest of all', ['60', '70', '80', '20'], /^The largest size/],
  ['larger than that', ['60', '70', '80.1', '1'], /^Not a locker’s job/],
  ['too heavy', ['10', '10', '10', '20.1'], /^Not a locker’s job/],
] as const;

test.describe('the size finder', () => {
  test('P8: knows the bounds of every compartment, in words and with a price @full', async ({ page }) => {
    const finder = new SizeFinder(page);
    await page.goto('/pricing');
    for (const [what, measures, says] of parcels) {
      await finder.measure(measures);
      await expect(finder.title, what).toHaveText(says);
    }
    await expect(finder.answer).toContainText('heavier than a compartment may carry');
    await finder.measure(['60', '70', '80', '20']);
    await finder.answer.getByRole('link', { name: 'contact us' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('P8: says what is missing and what is no number, keeps it all in the address, and an example fills it in @full', async ({
    page,
  }) => {
    const finder = new SizeFinder(page);
    await page.goto('/pricing');
    await expect(finder.answer).toHaveText(/Three measures and the weight are enough/);
    await finder.field('Length').fill('20');
    await expect(finder.answer).toHaveText('Still missing: width, height, weight.');
    await finder.measure(['20', 'wide', '-3', '1']);
    await expect(finder.answer).toHaveText('Please correct the marked fields.');
    await expect(finder.errors).toHaveText(['A number, such as 30', 'A number, such as 30']);
    await finder.find.click();
    await expect(finder.field('Width')).toBeFocused();
    await finder.measure(['20', '20', '20', '1']);
    await expect(finder.errors).toHaveCount(0);
    await page.reload();
    await expect(finder.title).toHaveText(/^Small/);
    await expect(finder.field('Weight')).toHaveValue('1');
    await finder.examples.first().click();
    await expect(finder.title).not.toBeEmpty();
    await expect(page).toHaveURL(/length=/);
  });
});

test.describe('the prices', () => {
  test('P8: ways on this page and out of it lead where they say @full', async ({ page }) => {
    await page.goto('/pricing');
    for (const [name, id] of [
      ['Monthly plans', 'plans'],
      ['Pay as you go', 'pay-as-you-go'],
      ['Which size do I need?', 'size-finder'],
      ['Questions', 'questions'],
    ] as const) {
      await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name }).click();
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
    await expect(page.locator('#questions details')).toHaveCount(5);
    await page.locator('#questions summary').first().press('Enter');
    await expect(page.locator('#questions details[open]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Create Your Account' }).click();
    await expect(page.getByRole('heading', { name: 'Registration not available' })).toBeVisible();
  });

  test('P8: what an editor switches off is not there @full', async ({ page, wire }) => {
    const { pricing } = await wire.content();
    const set = async (plansEnabled: boolean, enabled: boolean) => {
      const changed = { ...pricing, plansEnabled, payAsYouGo: { ...pricing.payAsYouGo, enabled } };
      const { revision } = await wire.content();
      expect((await wire.post('/api/content.php', { revision, pricing: changed })).status).toBe(200);
      await untilServed(
        page,
        '/pricing',
        (html) => html.includes('id="plans"') === plansEnabled && html.includes('id="size-finder"') === enabled,
      );
      await page.goto('/pricing');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    await set(false, true);
    await expect(page.getByText('₦2,500')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Small package' })).toBeVisible();
    await set(true, false);
    await expect(page.getByText('₦2,500').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Small package' })).toHaveCount(0);
    await expect(page.locator('#size-finder')).toHaveCount(0);
    await set(true, true);
    await expect(page.locator('#size-finder')).toBeVisible();
  });
});

test.describe('the prices without script', () => {
  test.use({ javaScriptEnabled: false });

  test('X3, P8: the size finder answers a plain form, points out what is wrong, and an example is a link @full', async ({
    page,
  }) => {
    const finder = new SizeFinder(page);
    await page.goto('/pricing');
    await finder.measure(['60', '70', '80', '20']);
    await finder.find.click();
    await expect(finder.title).toHaveText('The largest size');
    await expect(finder.title).toBeInViewport();
    await finder.field('Width').fill('wide');
    await finder.find.click();
    await expect(finder.errors).toHaveText(['A number, such as 30']);
    await finder.examples.first().click();
    await expect(finder.title).not.toBeEmpty();
  });
});
