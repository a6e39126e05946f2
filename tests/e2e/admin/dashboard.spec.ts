import { contentReplySchema } from '@apoti/contract';
import { violations } from '../../support/axe';
import { expect, test } from '../../support/fixtures/journey';
import { Dashboard } from '../../support/pages/dashboard';

const tiles: readonly [title: string, path: string][] = [
  ['Hero Carousel', '/admin/content'],
  ['Blog & Press', '/admin/blog'],
  ['Testimonials', '/admin/testimonials'],
  ['Team Members', '/admin/team'],
  ['FAQ', '/admin/faq'],
  ['Locations', '/admin/locations'],
  ['Events', '/admin/events'],
  ['Newsletter', '/admin/newsletter'],
  ['Leads', '/admin/leads'],
  ['Media Library', '/admin/media'],
  ['Settings', '/admin/settings'],
  ['Analytics', '/admin/analytics-dashboard'],
];

test.describe('Dashboard', () => {
  test('A3: is the first screen; its tiles lead where they should, and the keys come back @full', async ({
    page,
    stack,
  }) => {
    const dashboard = new Dashboard(page);
    await dashboard.open(stack.admin, '/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    for (const [title, path] of tiles) {
      await dashboard.tile(title).click();
      await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Dashboard');
      await page.locator('h1').waitFor();
      await page.keyboard.press('g');
      await page.keyboard.press('h');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    }
    await page.getByRole('link', { name: 'Edit Content' }).click();
    await expect(page).toHaveURL(/\/admin\/content$/);
  });

  test('A3: figures change when a station, a subscriber and a lead come', async ({ page, stack, wire }) => {
    const dashboard = new Dashboard(page);
    await dashboard.open(stack.admin, '/admin');
    await expect(dashboard.figure('Daily deliveries')).toContainText(/–/);
    const before = { stations: await dashboard.number('Stations'), subscribers: await dashboard.number('Subscribers') };
    const station = { name: 'Yaba Station', address: '9 Example Close', area: 'Yaba', state: 'Lagos' };
    expect((await wire.post('/api/stations', station)).status).toBe(200);
    expect((await wire.post('/api/newsletter.php', { name: 'Bola', email: 'new@example.com' })).status).toBe(200);
    const lead = {
      name: 'Ada Obi',
      email: 'ada@example.com',
      subject: 'general',
      message: 'How large is a large one?',
    };
    expect((await wire.post('/api/contact', lead)).status).toBe(200);
    await page.reload();
    await expect(dashboard.figure('Stations')).toContainText(`Stations${before.stations + 1}`);
    await expect(dashboard.figure('Subscribers')).toContainText(`Subscribers${before.subscribers + 1}`);
    await expect(dashboard.tile('Locations')).toContainText(`${before.stations + 1} stations:`);
    await expect(dashboard.tile('Newsletter')).toContainText(`${before.subscribers + 1} subscriber`);
    await expect(dashboard.tile('Leads')).toContainText(/[1-9]\d* new leads?:/);
    await expect(dashboard.part('Business Highlights')).toContainText(/\d leads? waiting for an answer/);
    await expect(dashboard.part('Business Highlights')).toContainText('All in time');
    await expect(dashboard.part('Recent Activity')).toContainText('Yaba Station');
  });

  test('A3: a planted fault is found, and its link leads to where it is mended @full', async ({
    page,
    stack,
    wire,
  }) => {
    const { about, revision } = contentReplySchema.parse((await wire.get('/api/content.php')).json);
    const saved = await wire.post('/api/content.php', {
      revision,
      about: { ...about, story: 'We have 80 locations.' },
    });
    expect(saved.status).toBe(200);
    const dashboard = new Dashboard(page);
    await dashboard.open(stack.admin, '/admin');
    const found = await dashboard.show('Contradicting numbers');
    await expect(found).toContainText('says “80 locations”');
    expect(await violations(page)).toEqual([]);
    await found.getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('textbox', { name: /Story/ })).toHaveValue('We have 80 locations.');
  });
});
