import { readFile } from 'node:fs/promises';
import { importStepSchema, stationsReplySchema } from '@apoti/contract';
import { violations } from '../../support/axe';
import { expect, test } from '../../support/fixtures/journey';
import { LocationsEditor } from '../../support/pages/locations-editor';
import { Preview } from '../../support/pages/preview';
import { untilServed } from '../../support/until-served';
import type { WireClient } from '../../support/wire-client';

/** The locations as an admin's client reads them. */
async function stationsOf(wire: WireClient) {
  return stationsReplySchema.parse((await wire.get('/api/stations')).json).stations;
}
/** The day in Lagos, so many days from now. */
const lagosDay = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Africa/Lagos' });

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
    await expect(editor.card('Total Locations')).toHaveText('7');
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
    await expect(editor.card('Active Locations')).toHaveText('6');
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

  test('A14, A6: what is typed is seen on the locker page beside the form, of a new location too, before it is saved', async ({
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

  test('A14, A6: what was deleted is brought back from the history', async ({ page, stack, wire }) => {
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

  test('A14: an export imports again unchanged; wrong rows are named, right ones are imported after a look', async ({
    page,
    stack,
    wire,
  }) => {
    test.setTimeout(120_000);
    const editor = new LocationsEditor(page);
    await editor.open(stack.admin);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(page.getByText('CSV exported successfully').first()).toBeVisible();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`locations-${lagosDay(0)}.csv`);
    const csv = await readFile(await file.path(), 'utf8');
    const before = await stationsOf(wire);

    await page.getByRole('link', { name: 'Import CSV' }).click();
    await editor.chooseFile(csv);
    await expect(page.getByText('There is nothing to import in this file.')).toBeVisible();
    await expect(page.getByRole('heading', { name: `${before.length} locations unchanged` })).toBeVisible();

    await editor.chooseFile(
      'ID,Name,Address,Area,State,Small lockers\n2,,,Ikoyi West,,12\n99,Nowhere,,,,\n,Gbagada Station,4 Close,Gbagada,Rivers,\n,Ogba Station,5 Close,Ogba,Lagos,8\n',
    );
    const wrong = page.getByRole('region', { name: '2 rows with something wrong: left out' });
    await expect(wrong.getByRole('listitem').first()).toContainText('Row 3 Nowhere');
    await expect(wrong).toContainText('There is no location with the ID 99');
    await expect(wrong).toContainText('State must be one of Lagos');
    const changed = page.getByRole('region', { name: '1 location to change' });
    await expect(changed.locator('del')).toHaveText('Ikoyi');
    await expect(changed.locator('ins')).toHaveText('Ikoyi West');
    expect(await violations(page)).toEqual([]);
    expect(await stationsOf(wire)).toEqual(before);

    // Somebody else is faster: the import notices, shows what it would do now, and writes nothing.
    await wire.post('/api/stations', { id: 2, area: 'Ikoyi East' }, { 'if-match': await revisionOf(wire) });
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(page.getByText('The locations have changed since the file was checked.')).toBeVisible();
    await expect(changed.locator('del')).toHaveText('Ikoyi East');
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(page.getByText('1 location created, 1 location updated.')).toBeVisible();
    const after = await stationsOf(wire);
    expect(after.find(({ id }) => id === 2)?.area).toBe('Ikoyi West');
    expect(after.at(-1)).toMatchObject({ name: 'Ogba Station', status: 'active', operatingHours: '24/7' });
    await untilServed(page, '/lockers', (html) => html.includes('Ogba Station'));
  });

  test('A14: an import that breaks off half-way is told on another screen, with what was saved and the way to the rest', async ({
    page,
    stack,
    wire,
  }) => {
    const editor = new LocationsEditor(page);
    const head = 'Name,Address,Area,State';
    const rows = ['Agege', 'Badagry'].map((name) => `${name} Station,1 Close,${name},Lagos`);
    let leave: () => void = () => undefined;
    const left = new Promise<void>((resolve) => (leave = resolve));
    await page.route('**/api/stations/import', async (route) => {
      // The server saves the first row and says so; then the line is cut.
      const response = await route.fetch({ postData: `${head}\n${rows[0]}\n` });
      const step = importStepSchema.parse(JSON.parse(await response.text()));
      await left;
      await route.fulfill({ response, body: `${JSON.stringify({ ...step, total: 2 })}\n` });
    });
    await editor.open(stack.admin);
    await page.getByRole('link', { name: 'Import CSV' }).click();
    await editor.chooseFile([head, ...rows].join('\n'));
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(page.getByText('Importing: 0 of 2 rows')).toBeVisible();
    await page.getByRole('link', { name: 'Newsletter', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Newsletter Subscribers', level: 1 })).toBeVisible();
    leave();
    const said = page.getByRole('status').filter({ hasText: 'Not everything was imported.' });
    await expect(said).toContainText('1 location created, 0 locations updated.');
    expect(await violations(page)).toEqual([]);
    await said.getByRole('link', { name: 'Back to the import' }).click();
    await expect(said).toHaveCount(0);
    await expect(page.getByText('Importing: 1 of 2 rows. The connection broke off before the end.')).toBeVisible();

    await page.unroute('**/api/stations/import');
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { name: '1 location unchanged' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '1 location to create' })).toBeVisible();
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(page.getByText('1 location created, 0 locations updated.')).toBeVisible();
    const names = (await stationsOf(wire)).map(({ name }) => name);
    expect(names.filter((name) => /^(Agege|Badagry) Station$/.test(name))).toEqual([
      'Agege Station',
      'Badagry Station',
    ]);
  });

  test('A14: by keyboard alone a location is opened, changed, and left again', async ({ page, stack }) => {
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

  test('A14: the place is picked on a map once it is asked for, and can be typed without one', async ({
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

/** The revision of the list. */
async function revisionOf(wire: WireClient): Promise<string> {
  return String((await wire.get('/api/stations')).headers['etag']);
}
