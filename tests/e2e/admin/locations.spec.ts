import { expect, test } from '../../support/fixtures/journey';
import { LocationsEditor } from '../../support/pages/locations-editor';
import { Preview } from '../../support/pages/preview';
import { lagosDay, stationsOf } from '../../support/stations';
import { untilServed } from '../../support/until-served';

test.describe('the locations screen', () => {
  test('A14: a location is created, stands on /lockers, is edited by itself, toggled and deleted', async ({
    page,
    stack,
    wire,
    messages,
  }) => {
    test.setTimeout(120_000);
    const editor = new LocationsEditor(page);
    await editor.open(stack.admin);
    const present = await stationsOf(wire);
    await expect(editor.card('Total Locations')).toHaveText(String(present.length));
    await page.getByRole('link', { name: 'New location' }).click();
    await expect(editor.field('operatingHours')).toHaveValue('24/7');
    await expect(editor.field('nextMaintenance')).toHaveValue(lagosDay(30));
    await editor.field('name').fill('Station of the journey');
    await editor.field('address').fill('9 Example Close, Yaba');
    await page.reload();
    await expect(editor.field('name')).toHaveValue('Station of the journey');
    await page.getByRole('button', { name: 'Create location' }).click();
    await expect(editor.field('area')).toBeFocused();
    await editor.field('area').fill('Yaba');
    await editor.field('lockerSizes.small.count').fill('10');
    await editor.field('lockerSizes.small.available').fill('4');
    await page.getByLabel('CCTV Monitoring').check();
    await page.getByRole('button', { name: 'Create location' }).click();
    await expect(page.getByText('Location created successfully!').first()).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/locations\/\d+$/);
    const id = Number(page.url().split('/').at(-1));
    await untilServed(page, '/lockers', (html) => html.includes('Station of the journey'));

    await expect(editor.saveState).toHaveText('Saved');
    await editor.field('monthlyRevenue').fill('1.25m');
    await editor.field('contactPerson').fill('Secret Attendant');
    await expect(editor.saveState).toHaveText('Saved');
    await expect
      .poll(async () => (await stationsOf(wire)).find((station) => station.id === id))
      .toMatchObject({ monthlyRevenue: 1_250_000, contactPerson: 'Secret Attendant', features: ['CCTV Monitoring'] });
    await page.reload();
    await expect(editor.field('contactPerson')).toHaveValue('Secret Attendant');
    const html = await (await fetch(`${stack.origin}/lockers`)).text();
    expect(html).not.toMatch(/Secret Attendant|1250000/);

    await editor.field('lockerSizes.small.available').fill('11');
    await expect(editor.saveState).toHaveText('Not saved: not valid');
    await expect(page.getByText('Small available cannot be above the count').first()).toBeVisible();
    await editor.field('lockerSizes.small.available').fill('many');
    await expect(page.getByText('Small available must be a number').first()).toBeVisible();
    await expect(editor.saveState).toHaveText('Not saved: not valid');
    await editor.field('lockerSizes.small.available').fill('6');
    await expect(editor.saveState).toHaveText('Saved');

    await page.getByRole('link', { name: 'All locations' }).click();
    await expect(editor.card('Monthly Revenue')).toHaveText('₦1.3M');
    const row = editor.row('Station of the journey');
    await expect(row).toContainText('₦1,250K');
    await expect(row).toContainText('6 of 10');
    await row.getByRole('button', { name: /^Active: / }).click();
    await expect(page.getByText('Location updated successfully!').first()).toBeVisible();
    await expect(row).toContainText('Inactive');
    const active = present.filter(({ status }) => status === 'active');
    await expect(editor.card('Active Locations')).toHaveText(String(active.length));
    await untilServed(page, `/lockers?station=${id}`, (text) => text.includes('Out of service'));

    await page.getByRole('combobox', { name: 'Status' }).selectOption('inactive');
    await expect(editor.rows).toHaveCount(1);
    await expect(page).toHaveURL(/status=inactive/);
    await row.getByRole('button', { name: /^Delete: / }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Are you sure you want to delete this location?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Location deleted successfully!').first()).toBeVisible();
    await untilServed(page, '/lockers', (text) => !text.includes('Station of the journey'));
    expect(messages.filter((text) => text.startsWith('error'))).toEqual([]);
  });

  test('A14, A6: what is typed is seen on the locker page beside the form, of a new location too, before it is saved @full', async ({
    page,
    stack,
    wire,
  }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    const editor = new LocationsEditor(page);
    const preview = new Preview(page);
    await editor.open(stack.admin);
    const before = await stationsOf(wire);
    await page.getByRole('link', { name: 'New location' }).click();
    await editor.field('name').fill('Nobody has saved this');
    const unit = preview.shown.getByRole('listitem').filter({ hasText: 'Nobody has saved this' }).first();
    await expect(unit).toBeInViewport();
    await editor.field('lockerSizes.small.count').fill('7x');
    await editor.field('operatingHours').fill('Mon to Sat, 8 to 6');
    await expect(unit).toContainText('Mon to Sat, 8 to 6');
    expect(await stationsOf(wire)).toEqual(before);
    await page.goto('/admin/locations/2');
    await editor.field('area').fill('Ikoyi as typed');
    await expect(preview.shown.getByText('Ikoyi as typed, Lagos')).toBeVisible();
    await expect(preview.shown.locator('#station-2')).toBeInViewport();
  });

  test('A14, A6: what was deleted is brought back from the history @full', async ({ page, stack, wire }) => {
    const editor = new LocationsEditor(page);
    await editor.open(stack.admin);
    await editor
      .row('Garki Station')
      .getByRole('button', { name: /^Delete: / })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(editor.row('Garki Station')).toHaveCount(0);
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('tab', { name: /deleted/i }).click();
    await page.getByRole('button', { name: /^Bring back: .*Garki Station/ }).click();
    await expect.poll(async () => (await stationsOf(wire)).some(({ name }) => name === 'Garki Station')).toBe(true);
  });

  test('A14: by keyboard alone a location is opened, changed, and left again @full', async ({ page, stack }) => {
    const editor = new LocationsEditor(page);
    await editor.open(stack.admin);
    await page.getByRole('link', { name: 'Content Management' }).focus();
    await page.keyboard.press('g');
    await page.keyboard.press('l');
    await expect(page.getByRole('heading', { level: 1, name: 'Location Management' })).toBeVisible();
    const link = page.getByRole('link', { name: 'Lekki Station', exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Lekki Station' })).toBeFocused();
    await editor.field('area').focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' Phase 1');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Location updated successfully!').first()).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(editor.field('area')).toHaveValue('Lekki');
    await expect(editor.saveState).toHaveText('Saved');
    await page.getByRole('link', { name: 'All locations' }).focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeFocused();
  });

  test('A14: the place is picked on a map once it is asked for, and can be typed without one @full', async ({
    page,
    stack,
  }) => {
    const tile = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    let isReached = false;
    const asked: string[] = [];
    await page.route(
      (url) => url.origin !== stack.origin,
      async (route) => {
        asked.push(route.request().url());
        await (isReached ? route.fulfill({ body: tile, contentType: 'image/png' }) : route.abort());
      },
    );
    const editor = new LocationsEditor(page);
    await editor.open(stack.admin);
    await page.getByRole('link', { name: 'Ikeja Station', exact: true }).click();
    await expect(editor.field('coordinates.lat')).toHaveValue('6.601');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Pick on a map' }).click();
    await expect(page.getByText('The map cannot be reached at the moment.')).toBeVisible();
    isReached = true;
    await page.getByRole('button', { name: 'Try the map again' }).click();
    const map = page.getByRole('region', { name: 'Map to pick the place' });
    await expect(map).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Take the middle of the map' }).click();
        return Number(await editor.field('coordinates.lng').inputValue());
      })
      .toBeGreaterThan(3.3525);
    await expect(editor.saveState).toHaveText('Saved');
    await map.click({ position: { x: 20, y: 20 } });
    await expect(editor.field('coordinates.lat')).not.toHaveValue('6.601');
    await expect(editor.saveState).toHaveText('Saved');
  });
});
