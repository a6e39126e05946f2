import { expect, test } from '../../support/fixtures/journey';
import { Panel } from '../../support/pages/panel';
import { untilServed } from '../../support/until-served';

const SLIDES = 'api::hero-slide.hero-slide';

test.describe('Strapi’s panel', () => {
  test('R1: an edit made there is on the home page within moments; a blank required field is refused', async ({
    page,
    stack,
    wire,
  }) => {
    const panel = new Panel(page, stack.cmsUrl);
    await panel.signIn(stack.admin);
    await panel.openList(SLIDES);
    const [first] = (await wire.content()).heroSlides;
    await page
      .getByText(first?.title ?? '')
      .first()
      .click();
    const title = page.getByRole('textbox', { name: /title/i }).first();
    await title.fill('   ');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/Title is required/).first()).toBeVisible();
    expect((await wire.content()).heroSlides[0]?.title).toBe(first?.title);

    await title.fill('Edited in the panel');
    await page.getByRole('button', { name: 'Save' }).click();
    await untilServed(page, stack.origin, (html) => html.includes('Edited in the panel'));
    expect((await wire.content()).heroSlides[0]?.title).toBe('Edited in the panel');
  });
});
