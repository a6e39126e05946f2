import { z } from 'zod';
import { expect, test } from '../../support/fixtures/site-journey';
import { Finder } from '../../support/pages/finder';
import { Press } from '../../support/pages/press';
import { untilServed } from '../../support/until-served';

const madeSchema = z.object({ blog: z.object({ id: z.number() }), revision: z.string() });
const draft = {
  title: 'A journey through the newsroom',
  excerpt: 'An example that a journey writes.',
  content: '<h2>On the way</h2><p>Example text.</p>',
  author: 'Example Newsroom',
  category: 'Technology',
  publishDate: '2026-01-05',
  status: 'draft',
};

test.describe('the press releases', () => {
  test('P13: two are featured while nothing is chosen; search and chips hold together, with their count @full', async ({
    page,
  }) => {
    const finder = new Finder(page);
    const press = new Press(page);
    await page.goto('/press-releases');
    await expect(press.featured).toHaveCount(2);
    await expect(press.latest).toBeVisible();
    await finder.chip('Technology').click();
    await expect(press.found).toHaveText('1 result found');
    await expect(press.featured).toHaveCount(0);
    await expect(press.titles).toHaveText(['A locker, explained from left to right']);
    await finder.chip('All').press('Enter');
    await finder.search.fill('YOU');
    await expect(press.found).toHaveText(/^[2-9] results found$/);
    await expect(press.titles.first()).toBeVisible();
    await finder.chip('Partnerships').click();
    await expect(press.titles).toHaveText(['What a corner of your car park can do']);
    await page.reload();
    await expect(press.titles).toHaveText(['What a corner of your car park can do']);
    await expect(finder.search).toHaveValue('YOU');
    await finder.clear.click();
    await expect(page).toHaveURL('/press-releases');
    await expect(press.featured).toHaveCount(2);
    await expect(finder.search).toHaveValue('');
  });

  test('P13: what is in neither title nor excerpt is not found, which is said with a way back @full', async ({
    page,
  }) => {
    const finder = new Finder(page);
    const press = new Press(page);
    await page.goto('/press-releases');
    await finder.search.fill('jollof');
    await expect(finder.empty('No press releases found')).toBeVisible();
    await expect(press.titles).toHaveCount(0);
    await finder.clear.press('Enter');
    await expect(press.featured).toHaveCount(2);
  });

  test('P13, P14: a release is opened, passed on and left for its neighbours and the list @full', async ({ page }) => {
    const press = new Press(page);
    await page.goto('/press-releases');
    await press.featured.getByRole('link', { name: 'Ten places, two cities' }).click();
    await expect(page).toHaveURL('/press-releases/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten places, two cities: our map so far');
    await expect(page.getByRole('heading', { name: 'On the Mainland' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /Ten%20places|Ten\+places/);
    await expect(page.locator('[rel="next"]')).toHaveCount(0);
    await page.locator('[rel="prev"]').click();
    await expect(page).toHaveURL('/press-releases/2');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('link', { name: 'All press releases' }).click();
    await expect(page).toHaveURL('/press-releases');
  });

  test('P14: printed, a release is its words over the whole width on white, with nothing to press @full', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1123, height: 794 });
    await page.emulateMedia({ media: 'print' });
    await page.goto('/press-releases/1');
    const release = page.getByRole('article');
    await expect(release.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(release.locator('a:visible, button:visible')).toHaveCount(0);
    expect((await release.locator('p').last().boundingBox())?.width).toBe(1123);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('P14: the address is copied for passing it on @full', async ({ page, context, stack }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/press-releases/2');
    await page.getByRole('button', { name: 'Copy link' }).press('Enter');
    await expect(page.getByText('Link copied').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${stack.origin}/press-releases/2`);
  });
});

test.describe('the life of a press release', () => {
  test.use({ provoked: /status of 404/ });

  test('P13, P14: a draft is nowhere, published it is listed and read, deleted it is a 404 again @full', async ({
    page,
    wire,
  }) => {
    const press = new Press(page);
    const { blog, revision } = madeSchema.parse((await wire.post('/api/blog.php', draft)).json);
    const address = `/press-releases/${blog.id}`;
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByText(draft.title)).toHaveCount(0);
    await page.goto('/press-releases');
    await expect(press.titles.filter({ hasText: draft.title })).toHaveCount(0);
    expect((await wire.post('/api/blog.php', { ...draft, id: blog.id, revision, status: 'published' })).status).toBe(
      200,
    );
    await untilServed(page, '/press-releases', (html) => html.includes(draft.title));
    await untilServed(page, address, (html) => html.includes('On the way'));
    await page.reload();
    await press.titles.filter({ hasText: draft.title }).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'On the way' })).toBeVisible();
    expect((await wire.send('DELETE', '/api/blog.php', { id: blog.id })).status).toBe(200);
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(404);
    expect((await page.reload())?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This compartment is empty');
  });
});

test.describe('the press releases without script', () => {
  test.use({ javaScriptEnabled: false });

  test('X3, P13: search and chips hold together by address; empty, it leads back; a release is read whole @full', async ({
    page,
  }) => {
    const finder = new Finder(page);
    const press = new Press(page);
    await page.goto('/press-releases');
    await finder.chip('Partnerships').click();
    await finder.search.fill('your');
    await finder.submit.click();
    await expect(press.found).toHaveText('1 result found');
    await press.titles.first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Why people come' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
    await page.goto('/press-releases?search=nothing+like+this');
    await finder.clear.click();
    await expect(press.featured).toHaveCount(2);
  });
});
