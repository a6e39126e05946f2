import { expect, test } from '../../support/fixtures/journey';

test.describe('filters in the address', () => {
  test('P10: search and category hold together, Back and reload keep them, Clear filters resets both', async ({
    page,
  }) => {
    await page.goto('/faq');
    const all = await page.locator('main summary').count();
    await page.getByRole('link', { name: /^Security/ }).click();
    await expect(page).toHaveURL(/category=/);
    const some = await page.locator('main summary').count();
    expect(some).toBeLessThan(all);
    await page.getByRole('searchbox').fill('pin');
    await expect(page).toHaveURL(/search=pin/);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('pin');
    await page.getByRole('searchbox').fill('nothing like this');
    await expect(page.getByText('No results found')).toBeVisible();
    await page
      .getByRole('link', { name: 'Clear filters' })
      .or(page.getByRole('button', { name: 'Clear filters' }))
      .click();
    await expect(page.locator('main summary')).toHaveCount(all);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });

  test('P9: stations are filtered by state, and each has an address of its own @full', async ({ page }) => {
    await page.goto('/lockers');
    const stations = page.getByRole('heading', { level: 3, name: /Station$/ });
    await expect(stations).toHaveCount(7);
    await page.getByRole('link', { name: /^Abuja/ }).click();
    await expect(page).toHaveURL(/state=Abuja/);
    await expect(stations).toHaveCount(2);
    await page.goBack();
    await expect(stations).toHaveCount(7);
    await page.goto('/lockers?station=6');
    await expect(page.getByRole('heading', { name: 'Wuse Station' })).toBeInViewport();
    await expect(page).toHaveTitle(/Wuse/);
  });

  test('P9: a station can be reserved by phone and reached by directions @full', async ({ page }) => {
    await page.goto('/lockers');
    await expect(page.getByRole('link', { name: /Reserve Now/ }).first()).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('link', { name: /Get Directions/ }).first()).toHaveAttribute('href', /^https:/);
  });

  test('P13: the press list is searched by the server as one types, with its count @full', async ({ page }) => {
    await page.goto('/press-releases');
    await expect(page.getByRole('heading', { name: 'Featured News' })).toBeVisible();
    await page.getByRole('searchbox').fill('locker');
    await expect(page).toHaveURL(/search=locker/);
    await expect(page.getByText(/\d+ results? found/).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Featured News' })).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.getByRole('searchbox').fill('nothing like this');
    await expect(page.getByText('No press releases found').first()).toBeVisible();
  });

  test('P6: the team moves on every 5 s, stops on Pause, and the dots jump @full', async ({ page }) => {
    await page.clock.install();
    await page.goto('/about');
    const team = page.locator('#team');
    const current = team.locator('[data-current] h3').first();
    const first = await current.innerText();
    await expect(team.getByRole('button', { name: 'Next members' })).toBeVisible();
    await page.clock.runFor(5_100);
    await expect(current).not.toHaveText(first);
    await team.getByRole('button', { name: 'Previous members' }).click();
    await expect(current).toHaveText(first);
  });

  test('P11: the map comes on a tap with its marks; without its pictures the placeholder says so', async ({ page }) => {
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    let asked = 0;
    await page.route('https://tile.openstreetmap.org/**', async (route) => {
      asked += 1;
      await route.fulfill({ contentType: 'image/png', body: pixel });
    });
    await page.goto('/contact');
    expect(asked).toBe(0);
    await page.getByRole('button', { name: /Show the map/ }).click();
    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible();
    expect(asked).toBeGreaterThan(0);
    await page.unroute('https://tile.openstreetmap.org/**');
    await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: /Show the map/ }).click();
    await expect(page.getByText('Interactive map would be displayed here')).toBeVisible();
  });
});
