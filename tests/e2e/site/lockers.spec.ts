import { expect, test } from '../../support/fixtures/site-journey';
import { Stations } from '../../support/pages/stations';

const WUSE = { latitude: 9.0643, longitude: 7.47 };

test.describe('the locker finder', () => {
  test('P9: state, area, size and feature hold together in the address; a new state begins with all areas', async ({
    page,
  }) => {
    const stations = new Stations(page);
    await page.goto('/lockers');
    await expect(stations.names).toHaveCount(7);
    await stations.state('Lagos').click();
    await expect(stations.names).toHaveCount(5);
    await stations.choose('Area', 'Lekki');
    await expect(stations.names).toHaveText(['Lekki Station']);
    await stations.state('Abuja').press('Enter');
    await expect(page).toHaveURL('/lockers?state=Abuja');
    await expect(stations.names).toHaveText(['Wuse Station', 'Garki Station']);
    await stations.choose('Feature', 'Security Guard');
    await stations.choose('Free now', 'large');
    await expect(stations.names).toHaveText(['Garki Station']);
    await expect(stations.count).toHaveText('1 station of 7');
    await page.reload();
    await expect(stations.names).toHaveText(['Garki Station']);
    await stations.clear.click();
    await expect(page).toHaveURL('/lockers');
    await expect(stations.names).toHaveCount(7);
  });

  test('P9: what no station has says so and leads back to all; Back goes through the choices @full', async ({
    page,
  }) => {
    const stations = new Stations(page);
    await page.goto('/lockers');
    await stations.choose('Feature', 'Climate Controlled');
    await expect(stations.names).toHaveText(['Wuse Station']);
    await stations.state('Lagos').click();
    await expect(page.getByText('No station has all of that')).toBeVisible();
    await expect(stations.count).toHaveText('0 stations of 7');
    await page.goBack();
    await expect(stations.names).toHaveText(['Wuse Station']);
    await page.goForward();
    await stations.clear.press('Enter');
    await expect(stations.names).toHaveCount(7);
  });

  test('P9: an active station can be reserved by phone; one that is not says so and names the nearest with room @full', async ({
    page,
  }) => {
    const stations = new Stations(page);
    await page.goto('/lockers');
    const open = stations.unit('Wuse Station');
    await expect(open.getByText('Active', { exact: true })).toBeVisible();
    await expect(open.getByRole('link', { name: 'Reserve Now' })).toHaveAttribute('href', /^tel:\+?\d+$/);
    const shut = stations.unit('Surulere Station');
    await expect(shut.getByText('Maintenance', { exact: true })).toBeVisible();
    await expect(shut.getByRole('link', { name: 'Reserve Now' })).toHaveCount(0);
    await expect(shut.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /^https:\/\/.*6\.4926/);
    const instead = shut.getByText('Nearest with room:').getByRole('link');
    const name = await instead.innerText();
    await instead.click();
    await expect(stations.unit(name)).toBeFocused();
    await expect(stations.unit(name)).toBeInViewport();
    await expect(stations.unit(name).getByRole('link', { name: 'Reserve Now' })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name));
  });

  test('P9: tells the sizes, the ways to reach us and the three steps @full', async ({ page }) => {
    await page.goto('/lockers');
    const main = page.locator('#main');
    await expect(main.getByRole('heading', { name: 'How to Reserve a Locker' })).toBeVisible();
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
    for (const name of ['Small', 'Medium', 'Large'])
      await expect(main.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible();
  });
});

test.describe('the place of the visitor', () => {
  test('P9: with leave the nearest come first with their distance, until the usual order is asked for', async ({
    page,
    context,
  }) => {
    const stations = new Stations(page);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(WUSE);
    await page.goto('/lockers');
    await expect(stations.names.first()).toHaveText('Victoria Island Station');
    await expect(page.getByText('from you')).toHaveCount(0);
    await stations.nearMe.click();
    await expect(stations.names.first()).toHaveText('Wuse Station');
    await expect(stations.names.nth(1)).toHaveText('Garki Station');
    await expect(page.getByText('from you')).toHaveCount(7);
    await expect(page.getByText('it is not sent to us')).toBeVisible();
    await stations.state('Lagos').click();
    await expect(page.getByText('from you')).toHaveCount(5);
    await stations.usualOrder.press('Enter');
    await expect(stations.names.first()).toHaveText('Victoria Island Station');
    await expect(page.getByText('from you')).toHaveCount(0);
  });

  test('P9: without leave it is taken kindly, and everything stays as it was @full', async ({ page, context }) => {
    const stations = new Stations(page);
    await context.clearPermissions();
    await page.goto('/lockers');
    await stations.nearMe.click();
    await expect(page.getByText(/^No problem: your place stays with you/)).toBeVisible();
    await expect(stations.names.first()).toHaveText('Victoria Island Station');
    await expect(stations.nearMe).toBeEnabled();
  });
});

test.describe('the locker finder without script', () => {
  test.use({ javaScriptEnabled: false });

  test('X3, P9: states are links, the rest a form; all hold together, and nothing asks for the place', async ({
    page,
  }) => {
    const stations = new Stations(page);
    await page.goto('/lockers');
    await expect(stations.nearMe).toHaveCount(0);
    await stations.state('Abuja').click();
    await expect(stations.names).toHaveText(['Wuse Station', 'Garki Station']);
    await stations.choose('Feature', 'Security Guard');
    await stations.show.click();
    await expect(stations.names).toHaveText(['Garki Station']);
    await expect(page).toHaveURL(/state=Abuja/);
    await stations.state('Lagos').click();
    await stations.choose('Area', 'Ikeja');
    await stations.show.click();
    await expect(page.getByText('No station has all of that')).toBeVisible();
    await stations.clear.click();
    await expect(stations.names).toHaveCount(7);
    await page.goto('/lockers?station=6#station-6');
    await expect(stations.unit('Wuse Station')).toBeInViewport();
    await expect(page).toHaveTitle(/Wuse/);
  });
});
