import { expect, test } from '../../support/fixtures/journey';
import { Panel } from '../../support/pages/panel';

const SLIDES = 'api::hero-slide.hero-slide';

test.describe('What Strapi’s panel could not save', () => {
  test('R1: a save that is refused or reaches no CMS keeps what was typed; corrected and sent again, it is stored', async ({
    page,
    stack,
    wire,
  }) => {
    const panel = new Panel(page, stack.cmsUrl);
    await panel.signIn(stack.admin);
    await panel.openList(SLIDES);
    await panel.openEntry((await wire.content()).heroSlides[0]?.title ?? '');
    const [words, picture] = [panel.field('Description'), panel.field('Background picture')];
    await words.fill('Typed before the refusal');
    await picture.fill('lockers.webp');
    await panel.save();
    await expect(panel.message(/must start with/)).toBeVisible();
    await expect(picture).toHaveAccessibleDescription(/must start with/);
    await expect(picture).toHaveValue('lockers.webp');
    await expect(words).toHaveValue('Typed before the refusal');

    await picture.fill('/lockers.webp');
    await page.route('**/content-manager/collection-types/**', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await panel.save();
    await expect(panel.message('Failed to fetch')).toBeVisible();
    await expect(words).toHaveValue('Typed before the refusal');
    await page.unrouteAll();

    await panel.save();
    await expect(panel.message('Saved document')).toBeVisible();
    await expect(panel.saveButton).toBeDisabled();
    await expect(words).toHaveValue('Typed before the refusal');
    expect((await wire.content()).heroSlides[0]).toMatchObject({
      description: 'Typed before the refusal',
      backgroundImage: '/lockers.webp',
    });
  });
});
