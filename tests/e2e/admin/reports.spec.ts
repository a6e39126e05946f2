import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lagosDay } from '@apoti/contract';
import { z } from 'zod';
import { violations } from '../../support/axe';
import { outbox } from '../../support/contact-leads';
import { expect, test } from '../../support/fixtures/journey';
import { ReportSettings } from '../../support/pages/report-settings';
import { KeptVisits, makeReportDue, plantVisits } from '../../support/planted-visits';

const TO = 'reports@example.com';
const exportSchema = z.object({ metrics: z.array(z.object({ title: z.string(), value: z.number().nullable() })) });
/** Of today and the nine days before it: the first day is never a whole one. */
const visitors = [120, ...Array.from({ length: 9 }, () => 40)];

/** Has reports kept, of the day before if `daily`, and mailed to one person. */
async function switchOn(settings: ReportSettings, { daily }: { daily: boolean }): Promise<void> {
  await expect(settings.kept).toContainText('Switch on “Automatic export” to keep them.');
  if (daily) await settings.toggle('Daily reports').check();
  await settings.field('Time of reports').fill('00:00');
  await settings.button('Add recipient').click();
  await settings.page.keyboard.type(TO);
  await settings.field('Report format').selectOption('JSON');
  await settings.toggle('Automatic export').check();
  const told = daily ? 'The next report with figures will be here' : 'only one that you send now will be here';
  await expect(settings.kept).toContainText(told);
  await settings.button('Save All Settings').click();
  await expect(settings.office.toast('Settings saved successfully!')).toBeVisible();
}

/** The journeys after this one find the settings as they were, and no report. */
async function switchOff(settings: ReportSettings, dataDir: string): Promise<void> {
  await settings.toggle('Daily reports').uncheck();
  await settings.toggle('Automatic export').uncheck();
  await settings.field('Time of reports').fill('07:00');
  await settings.field('Report format').selectOption('PDF');
  await settings.button('Remove recipient 1').click();
  await settings.button('Save All Settings').click();
  await expect(settings.office.toast('Settings saved successfully!')).toBeVisible();
  await rm(join(dataDir, 'reports'), { recursive: true });
}

test.describe('Reports and alerts', () => {
  test('A18, A20: a report that is asked for is mailed, kept and downloaded', async ({ page, stack }) => {
    const settings = new ReportSettings(page);
    await settings.open(stack.admin, 'reporting');
    await switchOn(settings, { daily: false });
    await plantVisits(stack, [3]);
    await settings.button('Send a Report Now').click();
    await expect(settings.sent.getByText(`Email to ${TO}`)).toBeVisible();
    await expect(settings.rows).toContainText('Requested report');
    const name = `report-manual-${lagosDay(Date.now())}.json`;
    const mails = async () => (await outbox(stack.dataDir)).filter((mail) => mail.includes(`filename=${name}`));
    await expect.poll(mails).toHaveLength(1);
    const [file] = await Promise.all([page.waitForEvent('download'), settings.download(settings.rows).click()]);
    const kept: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(kept).toMatchObject({ exportFormat: 'json', figures: 'measured' });
    await switchOff(settings, stack.dataDir);
  });

  test('A18, A20: the report of yesterday is mailed, kept and downloaded; far more visitors than usual are told @full', async ({
    page,
    stack,
  }) => {
    // What is due is looked for a minute after a start.
    test.setTimeout(300_000);
    const settings = new ReportSettings(page);
    await settings.open(stack.admin, 'reporting');
    await switchOn(settings, { daily: true });
    const visits = KeptVisits.begin(stack);
    await plantVisits(stack, visitors);
    await settings.button('Send a Report Now').click();
    await expect(settings.sent.getByText(`Email to ${TO}`)).toBeVisible();
    await expect(settings.rows).toHaveCount(1);
    await expect(settings.rows).toContainText('Requested report');
    await stack.killCms();
    makeReportDue(stack.dataDir);
    await stack.startCms();
    const name = `report-daily-${lagosDay(Date.now())}.json`;
    const mails = async (text: string) => (await outbox(stack.dataDir)).filter((mail) => mail.includes(text));
    await expect.poll(async () => (await mails(`filename=${name}`)).length, { timeout: 180_000 }).toBe(1);
    expect((await mails(`filename=${name}`))[0]).toContain(`To: ${TO}`);
    await expect.poll(async () => (await mails('Many more visitors than usual')).length, { timeout: 60_000 }).toBe(1);
    // Those of the journeys before this one are among them.
    expect((await mails('Many more visitors than usual'))[0]).toMatch(/^1[2-9]\d visitors came/m);

    await page.reload();
    await expect(settings.rows).toHaveCount(2);
    const row = settings.rows.filter({ hasText: 'Daily report' });
    await expect(row).toContainText('JSON');
    const [file] = await Promise.all([page.waitForEvent('download'), settings.download(row).click()]);
    expect(file.suggestedFilename()).toBe(name);
    const kept: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(kept).toMatchObject({
      exportFormat: 'json',
      figures: 'measured',
    });
    const { metrics } = exportSchema.parse(kept);
    expect(metrics.find(({ title }) => title === 'Total Visitors')?.value).toBeGreaterThanOrEqual(40);

    await switchOff(settings, stack.dataDir);
    await stack.killCms();
    await visits.end();
    await stack.startCms();
    await page.reload();
    await expect(settings.kept).toContainText('No kept reports yet');
  });

  test('A18: while the kept reports cannot be listed it is said, on a phone too, and the rest of the tab works @full', async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/api/reports', (route) => route.fulfill({ status: 503, json: { error: 'The server rests' } }));
    const settings = new ReportSettings(page);
    await settings.open(stack.admin, 'reporting');
    await expect(settings.kept).toContainText('The kept reports cannot be listed');
    await expect(settings.toggle('Daily reports')).toBeEnabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/api/reports');
    await settings.kept.getByRole('button', { name: 'Try again' }).click();
    await expect(settings.kept).toContainText('No kept reports yet');
  });
});
