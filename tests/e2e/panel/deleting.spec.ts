import { LAST_SLIDE } from '@apoti/contract';
import { expect, test } from '../../support/fixtures/journey';
import { Panel } from '../../support/pages/panel';
import { untilServed } from '../../support/until-served';

const SLIDES = 'api::hero-slide.hero-slide';
const TESTIMONIALS = 'api::testimonial.testimonial';
const CHANGES = 'api::change.change';

test.describe('Deleting in Strapi’s panel', () => {
  test('A5: all slides at once are refused as a whole: nothing is deleted, nothing is logged @full', async ({
    page,
    stack,
    wire,
  }) => {
    const before = await wire.content();
    const logged = stack.countRows('changes');
    const panel = new Panel(page, stack.cmsUrl);
    await panel.signIn(stack.admin);
    await panel.openList(SLIDES);
    await panel.selectAll();
    await panel.deleteSelected();
    await expect(panel.message(LAST_SLIDE)).toBeVisible();
    await expect(panel.rows).toHaveCount(before.heroSlides.length);
    expect(await wire.content()).toEqual(before);
    expect(stack.countRows('changes')).toBe(logged);
  });

  test('A5: the last slide stays on the wire and on the page, and the panel says why @full', async ({
    page,
    stack,
    wire,
  }) => {
    const before = await wire.content();
    const [last, ...others] = before.heroSlides;
    const title = last?.title ?? '';
    const panel = new Panel(page, stack.cmsUrl);
    await panel.signIn(stack.admin);
    await panel.openList(SLIDES);
    await panel.select(...others.map((slide) => slide.title));
    await panel.deleteSelected();
    await expect(panel.rows).toHaveCount(1);

    await panel.deleteRow(title);
    await expect(panel.message(LAST_SLIDE)).toBeVisible();
    await expect(panel.row(title)).toBeVisible();
    expect((await wire.content()).heroSlides.map(({ id }) => id)).toEqual([last?.id]);
    await untilServed(page, stack.origin, (html) => !html.includes(others[0]?.title ?? ''));
    await page.goto(stack.origin);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();

    const { revision } = await wire.content();
    const restored = await wire.post('/api/content.php', { revision, heroSlides: before.heroSlides });
    expect(restored.status).toBe(200);
  });

  test('R1: several entries deleted at once are gone from the wire and the page, and the change log tells who did it', async ({
    page,
    stack,
    wire,
  }) => {
    const [first, second, ...kept] = (await wire.content()).testimonials;
    const logged = stack.countRows('changes');
    const gone = [first?.name ?? '', second?.name ?? ''];
    const panel = new Panel(page, stack.cmsUrl);
    await panel.signIn(stack.admin);
    await panel.openList(TESTIMONIALS);
    await panel.select(...gone);
    await panel.deleteSelected();
    await expect(panel.rows).toHaveCount(kept.length);
    expect((await wire.content()).testimonials).toEqual(kept);
    expect(stack.countRows('changes')).toBe(logged + gone.length);

    await panel.openList(CHANGES);
    await expect(panel.rows.first()).toContainText('content');
    await expect(panel.rows.first()).toContainText(stack.admin.username);

    await untilServed(page, stack.origin, (html) => gone.every((name) => !html.includes(name)));
    await page.goto(stack.origin);
    await expect(page.getByText(kept[0]?.name ?? '').first()).toBeVisible();
    for (const name of gone) await expect(page.getByText(name)).toHaveCount(0);
  });
});
