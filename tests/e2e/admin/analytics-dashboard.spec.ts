import { readFile } from 'node:fs/promises';
import { analyticsGoals, funnelSteps, lagosDay, metricNames, visibleMetrics } from '@apoti/contract';
import { violations } from '../../support/axe';
import { expect, test } from '../../support/fixtures/journey';
import { AnalyticsDashboard } from '../../support/pages/analytics-dashboard';

const path = '/admin/analytics-dashboard';
/** A browser of a visitor: programs are not counted. */
const agent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
/** How each kind of file begins. */
const beginnings: Record<string, string> = { csv: '', json: '{', xlsx: 'PK', pdf: '%PDF-' };

test.describe('Analytics Dashboard', () => {
  test('A20: sample figures are labelled, and saved as each kind of file', async ({ page, stack }) => {
    const dashboard = new AnalyticsDashboard(page);
    await dashboard.open(stack.admin, `${path}?figures=sample&refresh=off`);
    await expect(dashboard.realTime).toContainText('Sample figures');
    await expect(dashboard.realTime).toContainText('32.5%');
    for (const metric of visibleMetrics) await expect(dashboard.figure(metricNames[metric])).toBeVisible();
    for (const step of funnelSteps) await expect(dashboard.panel('Conversion Funnel')).toContainText(step);
    for (const goal of analyticsGoals) await expect(dashboard.panel('Goal Completions')).toContainText(goal);
    for (const [format, beginning] of Object.entries(beginnings)) {
      const file = await dashboard.export(format);
      expect(file.suggestedFilename()).toBe(`analytics-report-${lagosDay(Date.now())}.${format}`);
      const bytes = await readFile(await file.path());
      expect(bytes.subarray(0, beginning.length).toString('latin1')).toBe(beginning);
      if (format === 'csv') expect(bytes.toString()).toMatch(/Metric,Value,Change\r?\n.*Total Visitors/);
    }
    await expect(dashboard.toast('Analytics data exported successfully!')).toBeVisible();
  });

  test('A20: the settings hold once they are applied, in the address too; days by hand are judged beside their fields', async ({
    page,
    stack,
  }) => {
    const dashboard = new AnalyticsDashboard(page);
    await dashboard.open(stack.admin, `${path}?figures=sample&refresh=off`);
    await dashboard.openSettings();
    await dashboard.settings.getByLabel('Bounce Rate').uncheck();
    await dashboard.settings.getByRole('button', { name: 'Cancel' }).click();
    await expect(dashboard.figure('Bounce Rate')).toBeVisible();
    await dashboard.change((settings) => settings.getByLabel('Bounce Rate').uncheck());
    await expect(dashboard.figure('Bounce Rate')).toHaveCount(0);
    await page.reload();
    await expect(dashboard.figure('Page Views')).toBeVisible();
    await expect(dashboard.figure('Bounce Rate')).toHaveCount(0);

    await dashboard.filter('Time range').selectOption('custom');
    await dashboard.settings.getByLabel('Start date').fill('2026-02-10');
    await dashboard.settings.getByLabel('End date').fill('2026-02-01');
    await dashboard.settings.getByRole('button', { name: 'Apply Settings' }).click();
    await expect(dashboard.settings).toContainText('End date must not be before the start date');
    await dashboard.settings.getByLabel('End date').fill('2026-02-12');
    await dashboard.settings.getByRole('button', { name: 'Apply Settings' }).click();
    await expect(page).toHaveURL(/from=2026-02-10/);
    await expect(page.getByText('10 Feb 2026 – 12 Feb 2026')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('A20: a visit is in the figures, and the filters tell it apart', async ({ page, stack, wire }) => {
    const visit = { referrer: 'www.google.com', medium: '', device: 'mobile', returning: false };
    for (const shown of ['/', '/services']) {
      const told = { page: shown, ...visit, items: [{ kind: 'view' }] };
      expect((await wire.post('/api/measure', told, { 'user-agent': agent, cookie: '' })).status).toBe(204);
    }
    await expect
      .poll(async () => JSON.stringify((await wire.get('/api/analytics?range=1d')).json))
      .toContain('"page":"/services"');
    const dashboard = new AnalyticsDashboard(page);
    await dashboard.open(stack.admin, `${path}?figures=site&range=1d&refresh=off`);
    await expect(dashboard.panel('Top Pages')).toContainText('/services');
    await expect(dashboard.figure('Mobile Traffic')).toContainText('100.0%');
    await dashboard.filter('Source').selectOption('organic');
    await expect(dashboard.figure('Page Views')).toContainText('2');
    await dashboard.filter('Device').selectOption('desktop');
    await expect(dashboard.figure('Page Views')).toContainText('0');
    await page.setViewportSize({ width: 390, height: 844 });
    await dashboard.filter('Device').selectOption('mobile');
    await expect(dashboard.figure('Page Views')).toContainText('2');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
