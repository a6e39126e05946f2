import { readFile } from 'node:fs/promises';
import {
  analyticsGoals,
  analyticsReportSchema,
  funnelSteps,
  lagosDay,
  metricNames,
  visibleMetrics,
} from '@apoti/contract';
import { violations } from '../../support/axe';
import { expect, test } from '../../support/fixtures/journey';
import { AnalyticsDashboard } from '../../support/pages/analytics-dashboard';

const path = '/admin/analytics-dashboard';
/** Browsers of visitors: programs are not counted. */
const phoneAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const deskAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
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

  test('A20: the settings hold once they are applied, in the address too; days by hand are judged beside their fields @full', async ({
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
    await expect(dashboard.settings.getByLabel('End date')).toBeFocused();
    await dashboard.settings.getByLabel('End date').fill('2026-02-12');
    await dashboard.settings.getByRole('button', { name: 'Apply Settings' }).click();
    await expect(page).toHaveURL(/from=2026-02-10/);
    await expect(page.getByText('10 Feb 2026 – 12 Feb 2026')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('A20: visits are in the figures, and the filters tell them apart', async ({ page, stack, wire }) => {
    const views = async (filters: string) => {
      const report = analyticsReportSchema.parse((await wire.get(`/api/analytics?range=1d${filters}`)).json);
      return report.metrics.find(({ id }) => id === 'pageViews')?.value ?? 0;
    };
    const [organic, email] = ['&trafficSource=organic&deviceType=mobile', '&trafficSource=email&deviceType=desktop'];
    const counted = async () => ({
      all: await views(''),
      organic: await views(organic),
      email: await views(email),
    });
    let before = { all: 0, organic: 0, email: 0 };
    // A server that is busy may refuse a question, and is asked again.
    await expect(async () => {
      before = await counted();
    }).toPass({ timeout: 30_000 });
    const phone = { referrer: 'www.google.com', medium: '', device: 'mobile', returning: false };
    const desk = { referrer: '', medium: 'email', device: 'desktop', returning: false };
    const visits = [
      { agent: phoneAgent, visit: phone, pages: ['/', '/services'] },
      { agent: deskAgent, visit: desk, pages: ['/', '/pricing', '/contact'] },
    ];
    for (const { agent, visit, pages } of visits) {
      for (const shown of pages) {
        const told = { page: shown, ...visit, items: [{ kind: 'view' }] };
        expect((await wire.post('/api/measure', told, { 'user-agent': agent, cookie: '' })).status).toBe(204);
      }
    }
    const after = { all: before.all + 5, organic: before.organic + 2, email: before.email + 3 };
    await expect(async () => expect(await counted()).toEqual(after)).toPass({ timeout: 30_000 });

    const dashboard = new AnalyticsDashboard(page);
    await dashboard.open(stack.admin, `${path}?figures=site&range=1d&refresh=off`);
    await expect(dashboard.value('Page Views')).toHaveText(after.all.toLocaleString('en'));
    await expect(dashboard.panel('Top Pages')).toContainText('/services');
    await expect(page.getByText(/Measured since/)).toHaveCount(1);
    await dashboard.filter('Source').selectOption('organic');
    await dashboard.filter('Device').selectOption('mobile');
    await expect(dashboard.value('Page Views')).toHaveText(after.organic.toLocaleString('en'));
    await expect(dashboard.value('Mobile Traffic')).toHaveText('100.0%');
    await expect(dashboard.realTime).toContainText('Everyone on the site, without the filters.');
    await dashboard.filter('Source').selectOption('email');
    await dashboard.filter('Device').selectOption('desktop');
    await expect(dashboard.value('Page Views')).toHaveText(after.email.toLocaleString('en'));
    await expect(dashboard.value('Mobile Traffic')).toHaveText('0.0%');
    await page.setViewportSize({ width: 390, height: 844 });
    await dashboard.filter('Source').selectOption('organic');
    await dashboard.filter('Device').selectOption('mobile');
    await expect(dashboard.value('Page Views')).toHaveText(after.organic.toLocaleString('en'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show all visits' }).click();
    await expect(dashboard.value('Page Views')).toHaveText(after.all.toLocaleString('en'));
  });

  test('A20: the chart is read by keys; what it is compared with has its days @full', async ({ page, stack }) => {
    const dashboard = new AnalyticsDashboard(page);
    await dashboard.open(stack.admin, `${path}?figures=sample&refresh=off&compare=yes`);
    await dashboard.chart.focus();
    const told = dashboard.panel('Visitors and Page Views').getByRole('status');
    await page.keyboard.press('Home');
    await expect(told).toHaveText(
      /^\w{3} .*: Page views [\d,]+, Visitors [\d,]+\. Before, \w{3} .*: Page views [\d,]+/,
    );
    const first = await told.innerText();
    await page.keyboard.press('ArrowRight');
    await expect(told).not.toHaveText(first);
    await page.keyboard.press('ArrowLeft');
    await expect(told).toHaveText(first);
    await expect(page.getByText(/^Compared with \d{1,2} \w+ \d{4} – \d{1,2} \w+ \d{4}$/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // What has to be pushed sideways can be by keys. The tables fit as they are: they are made too wide for their place.
    await page.locator('main table').evaluateAll((all) => {
      for (const one of all) one.style.minWidth = '40rem';
    });
    await expect(async () => {
      const pushed = await page
        .locator('main *')
        .evaluateAll((all) =>
          all
            .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'auto')
            .map((one) => ({ html: one.outerHTML.slice(0, 120), isReached: one.tabIndex >= 0 })),
        );
      expect(pushed).not.toEqual([]);
      expect(pushed.filter(({ isReached }) => !isReached)).toEqual([]);
    }).toPass({ timeout: 10_000 });
  });
});
