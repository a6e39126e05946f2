import { readFile } from 'node:fs/promises';
import { analyticsExportSchema } from '@apoti/contract';
import { violations } from '../../support/axe';
import { outbox } from '../../support/contact-leads';
import { lookAtEveryTab } from '../../support/every-tab';
import { expect, test } from '../../support/fixtures/journey';
import { SettingsEditor } from '../../support/pages/settings-editor';
import { untilServed } from '../../support/until-served';

test.describe('Settings', () => {
  test('A18, A21: what is typed saves itself; Save All Settings sends it at once, the name of the site too', async ({
    page,
    stack,
    messages,
  }) => {
    const settings = new SettingsEditor(page);
    await settings.open(stack.admin);
    await expect(page.getByRole('tab')).toHaveText([
      'General',
      'Analytics',
      'Advanced Tracking',
      'Performance',
      'Privacy & Compliance',
      'Reporting',
      'Notifications',
      'Security',
      'System',
    ]);
    await settings.field('Site Name').fill('Boxline');
    await settings.field('Site Description').fill('Boxes of the journey');
    await settings.button('Save All Settings').click();
    await expect(settings.office.toast('Settings saved successfully!')).toBeVisible();
    await untilServed(page, '/', (html) => html.includes('<meta property="og:site_name" content="Boxline">'));
    await untilServed(page, '/site.webmanifest', (text) => text.includes('Boxes of the journey'));

    await settings.tab('System').click();
    await settings.field('Backup Frequency').selectOption('weekly');
    await expect(settings.saveState).toHaveText('Saved');
    // What was measured, or the sample while nothing was.
    await expect(settings.section('Analytics Dashboard Preview')).toContainText(/Page views today[\d,]+/);
    const opened = page.waitForEvent('popup');
    await settings.panel.getByRole('link', { name: 'View Dashboard' }).click();
    const dashboard = await opened;
    await expect(dashboard).toHaveURL('/admin/analytics-dashboard');
    await expect(dashboard.getByRole('heading', { level: 1 })).toHaveText('Analytics Dashboard');
    await dashboard.close();
    await page.reload();
    await expect(settings.field('Backup Frequency')).toHaveValue('weekly');
    await settings.button('History').click();
    await page.getByRole('dialog').locator('summary').first().click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Backup Frequency' }).first()).toBeVisible();
    expect(messages.filter((text) => text.startsWith('error'))).toEqual([]);
  });

  test('A18: maintenance mode closes the site to visitors within a second, and not to who is signed in', async ({
    page,
    stack,
    browser,
  }) => {
    const outside = await browser.newContext({ baseURL: stack.origin });
    const visitor = await outside.newPage();
    const settings = new SettingsEditor(page);
    await settings.open(stack.admin);
    await settings.closeSite();
    await expect(settings.saveState).toHaveText('Saved');
    await expect.poll(async () => (await visitor.request.get('/')).status(), { timeout: 1_000 }).toBe(503);
    const retryAfter = async () => (await visitor.request.get('/pricing')).headers()['retry-after'];
    await expect.poll(retryAfter, { timeout: 1_000 }).toBe('600');
    await visitor.goto('/pricing');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We are working on our website');
    expect(await violations(visitor)).toEqual([]);
    expect((await visitor.request.get('/login')).status()).toBe(200);

    const own = await page.context().newPage();
    expect((await own.goto('/pricing'))?.status()).toBe(200);
    await own.goto('/admin/team');
    await expect(own.getByRole('status').filter({ hasText: 'The site is closed to visitors' })).toBeVisible();
    await own.close();
    await settings.toggle('Maintenance Mode').uncheck();
    await expect(settings.saveState).toHaveText('Saved');
    await expect.poll(async () => (await visitor.request.get('/pricing')).status(), { timeout: 1_000 }).toBe(200);
    await outside.close();
  });

  test('A18: an id that is none, a recipient that is no address and a number that is none are said beside them; nothing is lost @full', async ({
    page,
    stack,
  }) => {
    const settings = new SettingsEditor(page);
    await settings.open(stack.admin, 'analytics');
    const analytics = settings.section('Google Analytics');
    await settings.toggle('Use Google Analytics').check();
    await expect(analytics.getByText('Tracking ID is required while this is on')).toBeVisible();
    await settings.field('Tracking ID', analytics).fill('<script>');
    await expect(analytics.getByText('must look like G-XXXXXXXXXX')).toBeVisible();
    await settings.field('Container ID').fill('GTM-ABC1234');
    await settings.button('Save All Settings').click();
    await expect(page.getByText(/^Failed to save settings\. .*Tracking ID/).first()).toBeVisible();
    await expect(settings.field('Tracking ID', analytics)).toHaveValue('<script>');

    await settings.tab('Performance').click();
    await settings.field('Page load time').fill('fast');
    await expect(settings.panel.getByText('must be a number')).toBeVisible();
    await settings.field('Page load time').fill('2500');
    await settings.tab('Reporting').click();
    await settings.button('Add recipient').click();
    await page.keyboard.type('ada');
    await expect(settings.panel.getByText('Each entry must be an e-mail address')).toBeVisible();
    await page.keyboard.type('@example.com');
    await settings.tab('Analytics').click();
    await settings.field('Tracking ID', analytics).fill('G-ABCD123456');
    await expect(settings.saveState).toHaveText('Saved');
    await page.reload();
    await expect(settings.field('Tracking ID', analytics)).toHaveValue('G-ABCD123456');
    await expect(settings.field('Container ID')).toHaveValue('GTM-ABC1234');
    await settings.toggle('Use Google Analytics').uncheck();
    await expect(settings.saveState).toHaveText('Saved');
  });

  test('A18, A21: Test Alerts sends an alert to the recipients, and a connection that fails says so @full', async ({
    page,
    stack,
  }) => {
    const settings = new SettingsEditor(page);
    await settings.open(stack.admin, 'notifications');
    await settings.button('Add recipient').click();
    await page.keyboard.type('alerts@example.com');
    await settings.button('Test Alerts').click();
    const steps = settings.panel.getByRole('list', { name: 'What became of the test' });
    await expect(steps.getByText(/Email to alerts@example\.com/)).toBeVisible();
    await expect(steps.getByText('SMS: SMS notifications are off')).toBeVisible();
    await expect
      .poll(async () => (await outbox(stack.dataDir)).filter((mail) => mail.includes('alerts@example.com')).length)
      .toBe(1);

    await settings.tab('Analytics').click();
    await settings.button('Test connection: LinkedIn Insight Tag').click();
    await expect(settings.office.toast('Failed to connect to LinkedIn Insight Tag')).toBeVisible();
    await expect(settings.panel.getByText('There is no id yet')).toBeVisible();
  });

  test('A18, A21: Export Data gives a file of what is saved; a name that Facebook does not take is said beside it @full', async ({
    page,
    stack,
  }) => {
    const settings = new SettingsEditor(page);
    await settings.open(stack.admin, 'analytics');
    const facebook = settings.section('Facebook Pixel');
    await facebook.getByRole('button', { name: 'Add custom event' }).click();
    await page.keyboard.type('Lead');
    await expect(facebook.getByText('is one of Facebook’s own events')).toBeVisible();
    await settings.field('Name', facebook).fill('Joined us');
    await settings.field('Event of the site', facebook).selectOption('newsletter_joined');
    await settings.tab('Reporting').click();
    const downloading = page.waitForEvent('download');
    await settings.button('Export Data').click();
    const file = await downloading;
    await expect(settings.office.toast('Analytics data exported successfully!')).toBeVisible();
    expect(file.suggestedFilename()).toMatch(/^analytics-data-\d{4}-\d\d-\d\d\.json$/);
    const data = analyticsExportSchema.parse(JSON.parse(await readFile(await file.path(), 'utf8')));
    expect(data.settings.socialAnalytics.facebookPixel.customEvents).toMatchObject([
      { event: 'newsletter_joined', name: 'Joined us' },
    ]);

    await settings.tab('Advanced Tracking').click();
    await settings.field('Provider').selectOption('fullstory');
    await expect(settings.toggle('Surveys')).toBeDisabled();
    await expect(settings.panel.getByText('FullStory has no surveys: only Hotjar asks visitors.')).toBeVisible();
    await settings.field('Provider').selectOption('hotjar');
    await expect(settings.toggle('Surveys')).toBeEnabled();
    await expect(settings.saveState).toHaveText('Saved');
  });

  test('A22: the choices and defaults of the specification are there @full', async ({ page, stack }) => {
    const settings = new SettingsEditor(page);
    await settings.open(stack.admin, 'privacy');
    await expect(settings.field('Data retention').getByRole('option')).toHaveText([
      '12 months',
      '24 months',
      '36 months',
      '48 months',
    ]);
    await expect(settings.field('Data retention')).toHaveValue('24');
    await expect(settings.toggle('Necessary')).toBeDisabled();
    await expect(settings.toggle('Necessary')).toBeChecked();
    await settings.tab('Reporting').click();
    await expect(settings.field('Report format').getByRole('option')).toHaveText(['PDF', 'Excel', 'JSON', 'CSV']);
    await expect(settings.field('Traffic spikes')).toHaveValue('200');
    await settings.tab('System').click();
    await expect(settings.field('Backup Frequency').getByRole('option')).toHaveText(['Daily', 'Weekly', 'Monthly']);
    await settings.tab('Advanced Tracking').click();
    await settings.button('Add custom event').click();
    await expect(settings.field('Category').getByRole('option')).toHaveText([
      'Engagement',
      'Conversion',
      'Lead generation',
      'Business development',
    ]);
  });

  test('X1, A18: every tab is without axe violations on a phone in the dark, and none is wider than it @full', async ({
    page,
    stack,
  }) => {
    await lookAtEveryTab(new SettingsEditor(page), stack.admin);
  });
});
