import { analyticsReportSchema, type AnalyticsReport } from '@apoti/contract';
import { expect, test } from '../../support/fixtures/site-journey';
import { LeadForm } from '../../support/pages/lead-form';
import type { WireClient } from '../../support/wire-client';

// As a person's browser says it: programs are not counted, and this one calls itself one.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Journey/1',
});

async function measured(wire: WireClient): Promise<AnalyticsReport> {
  return analyticsReportSchema.parse((await wire.get('/api/analytics?range=1d')).json);
}
const pagesOf = async (wire: WireClient) => (await measured(wire)).topPages.map(({ page }) => page);
const figure = (report: AnalyticsReport, id: string) => report.metrics.find((metric) => metric.id === id)?.value;

test('A20: a visit is counted page by page with what came of it, and nothing of it stays in the browser', async ({
  page,
  wire,
  context,
}) => {
  await page.goto('/services');
  await page.goto('/contact');
  const form = new LeadForm(page, 'contact');
  await form.fill({
    name: 'Ada Obi',
    email: 'ada@example.com',
    subject: 'general',
    message: 'How large is a large one?',
  });
  await form.send.click();
  await expect(form.said).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => pagesOf(wire)).toEqual(expect.arrayContaining(['/services', '/contact', '/faq']));
  const report = await measured(wire);
  expect(figure(report, 'totalVisitors')).toBe(1);
  expect(report.goalCompletions.find(({ goal }) => goal === 'Contact Form Submission')?.completions).toBe(1);
  expect(report.trafficSources.find(({ source }) => source === 'direct')?.visitors).toBe(1);
  expect(await context.cookies()).toEqual([]);
  // A message begun is kept in the browser (P20); nothing that says who was here is.
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('locker-site:visited');
});

test('A20: who wants no tracking is not counted', async ({ browser, page, stack, wire }) => {
  const refusing = await browser.newContext({ baseURL: stack.origin, extraHTTPHeaders: { 'sec-gpc': '1' } });
  await refusing.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const theirs = await refusing.newPage();
  const told: string[] = [];
  theirs.on('request', (request) => told.push(new URL(request.url()).pathname));
  await theirs.goto('/pricing');
  await theirs.close();
  await refusing.close();
  expect(told).not.toContain('/api/measure');
  // What came later is there, so what came before is not on its way any more.
  await page.goto('/events');
  await expect.poll(() => pagesOf(wire)).toContain('/events');
  expect(await pagesOf(wire)).not.toContain('/pricing');
});
