import type { Page } from 'playwright/test';
import { expect, save, switchOff, switchOn, test } from '../../support/fixtures/consent-journey';

const google = 'https://www.googletagmanager.com/gtag/js?id=G-JOURNEY12';
const hotjar = 'https://static.hotjar.com/c/hotjar-1234567.js?sv=6';
const facebook = 'https://connect.facebook.net/en_US/fbevents.js';

/** What Google was told, by its commands. */
const toldGoogle = (page: Page) =>
  page.evaluate(() => {
    const list: unknown = Reflect.get(window, 'dataLayer');
    return Array.isArray(list) ? list.map((command: object) => JSON.stringify(Object.values(command))) : [];
  });

// The journeys after these find the site as it was.
test.afterEach(({ wire, page }) => switchOff(wire, page));

test('A18: while no tool is on, a page has no notice, no link to settings and no loader @full', async ({
  page,
  notice,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/');
  await expect(notice.settingsLink).toHaveCount(0);
  await expect(notice.dialog).toHaveCount(0);
  expect(files.filter((file) => /tags-/.test(file))).toEqual([]);
});

test('A18: with retention and cohorts on and no tool, visitors are asked, who agreed is known again, and who refuses is not', async ({
  page,
  wire,
  asked,
  notice,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('locker-site:visited'));
  const known = () => page.evaluate(() => document.documentElement.dataset['measured']);
  const advancedTracking = { retentionTracking: true, cohortAnalysis: true };
  await save(wire, page, { advancedTracking }, (html) => html.includes('ownNote'));
  await page.goto('/faq');
  await expect(notice.dialog).toContainText('a note of the day of your first visit');
  await expect(notice.dialog).not.toContainText('other companies');
  expect(await kept()).toBeNull();
  await notice.button('Accept all').click();
  await expect.poll(kept).toMatch(/^\d+$/);
  expect(await known()).toBe('');

  await page.evaluate((day) => localStorage.setItem('locker-site:visited', day), String(Number(await kept()) - 1));
  await page.goto('/pricing');
  await expect.poll(known).toBe('back');
  await notice.settingsLink.click();
  const reloaded = page.waitForEvent('load');
  await notice.button('Only necessary').click();
  await reloaded;
  await expect.poll(known).toBe('no');
  expect([await kept(), asked]).toEqual([null, []]);
});

test.describe('with tools on', () => {
  test.beforeEach(({ wire, page }) => switchOn(wire, page));

  test('A18: nothing of others is asked for before consent; what is agreed to is, and goes on over pages and reloads', async ({
    page,
    asked,
    notice,
  }) => {
    await page.goto('/');
    await expect(notice.dialog).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL(/\/faq$/);
    // Whoever arrives at a page begins at its content.
    await expect(page.getByRole('main')).toBeFocused();
    await expect(notice.dialog).toBeVisible();
    expect(asked).toEqual([]);

    await notice.button('Choose …').click();
    await expect(notice.category('Necessary')).toBeDisabled();
    await expect(notice.category('Analytics')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(notice.category('Analytics')).toBeChecked();
    await notice.button('Save my choice').click();
    await expect(notice.dialog).toHaveCount(0);
    await expect.poll(() => [...asked].sort()).toEqual([hotjar, google].sort());

    await page.goto('/pricing');
    await expect(notice.settingsLink).toBeVisible();
    await expect(notice.dialog).toHaveCount(0);
    await expect.poll(() => asked.filter((url) => url === google).length).toBe(2);
    expect(asked.filter((url) => url.includes('facebook'))).toEqual([]);
    expect((await toldGoogle(page)).join('\n')).toContain('view_item_list');
  });

  test('A18: Accept all and Only necessary, and each is taken back in the cookie settings @full', async ({
    page,
    asked,
    notice,
  }) => {
    await page.goto('/contact');
    await notice.button('Only necessary').click();
    await expect(notice.dialog).toHaveCount(0);
    await page.reload();
    await notice.settingsLink.click();
    await expect(notice.category('Marketing')).not.toBeChecked();
    await notice.button('Close').click();
    await expect(notice.dialog).toHaveCount(0);
    await expect(notice.settingsLink).toBeFocused();
    expect(asked).toEqual([]);

    await notice.settingsLink.click();
    await notice.button('Accept all').click();
    await expect.poll(() => [...asked].sort()).toEqual([facebook, hotjar, google].sort());
    await page.evaluate(() => (document.cookie = '_ga=GA1.1; Path=/'));

    await notice.settingsLink.click();
    await expect(notice.category('Analytics')).toBeChecked();
    asked.length = 0;
    const reloaded = page.waitForEvent('load');
    await notice.button('Only necessary').click();
    await reloaded;
    await expect(notice.settingsLink).toBeVisible();
    await notice.settingsLink.click();
    await expect(notice.category('Analytics')).not.toBeChecked();
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  test('A18: the sign-in is a document of its own without tools, and the way back brings them @full', async ({
    page,
    asked,
    notice,
  }) => {
    await page.goto('/');
    await notice.button('Accept all').click();
    await expect.poll(() => asked.length).toBe(3);
    asked.length = 0;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect(await toldGoogle(page)).toEqual([]);
    expect(await page.locator('script[data-looks]').count()).toBe(0);
    expect(asked).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect.poll(() => asked.length).toBe(3);
  });

  test('A18: a form that was sent is told to those who were agreed to @full', async ({ page, notice }) => {
    await page.goto('/');
    await notice.button('Accept all').click();
    const box = page.getByRole('contentinfo');
    await box.getByRole('textbox', { name: 'E-mail address' }).fill('visitor@example.com');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: /name/i }) });
    await dialog.getByRole('textbox', { name: /name/i }).fill('Ada');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await toldGoogle(page)).join('\n')).toContain('"sign_up"');
    const facebookCalls = await page.evaluate(() => JSON.stringify(window.fbq?.queue ?? []));
    expect(facebookCalls).toContain('["track","Subscribe"');
  });
});
