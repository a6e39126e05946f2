import { readFile } from 'node:fs/promises';
import { importStepSchema } from '@apoti/contract';
import { violations } from '../../support/axe';
import { expect, test } from '../../support/fixtures/journey';
import { LocationsEditor } from '../../support/pages/locations-editor';
import { lagosDay, revisionOf, stationsOf } from '../../support/stations';
import { untilServed } from '../../support/until-served';

test.describe('the table of locations', () => {
  test('A14: an export imports again unchanged; wrong rows are named, right ones are imported after a look @full', async ({
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

  test('A14: an import that breaks off half-way is told on another screen, with what was saved and the way to the rest @full', async ({
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
    const shown = page.getByRole('region', { name: 'Messages' });
    await shown.getByRole('link', { name: 'Back to the import' }).click();
    await expect(shown.getByText('Not everything was imported.')).toHaveCount(0);
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
});
