import type { Page } from 'playwright/test';
import type { JsonObject } from '@apoti/contract';
import { violations } from '../../support/axe';
import { expect, test as journey } from '../../support/fixtures/site-journey';
import { interceptOthers } from '../../support/other-hosts';
import { ConsentNotice } from '../../support/pages/consent-notice';
import { saveSettings } from '../../support/save-settings';
import { untilServed } from '../../support/until-served';
import type { WireClient } from '../../support/wire-client';

/** A visitor's journey with nobody else on the network: `asked` is what is asked of other companies. */
const test = journey.extend<{ asked: string[]; notice: ConsentNotice }>({
  asked: [async ({ context, stack }, use) => use(await interceptOthers(context, stack.origin)), { auto: true }],
  notice: ({ page }, use) => use(new ConsentNotice(page)),
});

const google = 'https://www.googletagmanager.com/gtag/js?id=G-JOURNEY12';
const hotjar = 'https://static.hotjar.com/c/hotjar-1234567.js?sv=6';
const facebook = 'https://connect.facebook.net/en_US/fbevents.js';

/** The pages that these journeys open: each follows a save within a second, not at the very moment another does (R1). */
const opened = ['/', '/contact', '/faq', '/pricing', '/cookies'];

/** Saves some of the settings, as the back-office does, and waits until the pages go by them. */
async function save(wire: WireClient, page: Page, state: JsonObject, holds: (html: string) => boolean): Promise<void> {
  await saveSettings(wire, state);
  for (const path of opened) await untilServed(page, path, holds);
}

const tools = {
  general: { analyticsEnabled: true },
  googleAnalytics: { enabled: true, trackingId: 'G-JOURNEY12', enhancedEcommerce: true },
  heatmapTracking: { enabled: true, provider: 'hotjar', trackingId: '1234567' },
  socialAnalytics: { facebookPixel: { enabled: true, pixelId: '1234567', trackConversions: true } },
};
const noTools = {
  googleAnalytics: { enabled: false },
  heatmapTracking: { enabled: false },
  socialAnalytics: { facebookPixel: { enabled: false } },
  advancedTracking: { retentionTracking: false, cohortAnalysis: false },
};
const switchOn = (wire: WireClient, page: Page) => save(wire, page, tools, (html) => html.includes('G-JOURNEY12'));

/** What Google was told, by its commands. */
const toldGoogle = (page: Page) =>
  page.evaluate(() => {
    const list: unknown = Reflect.get(window, 'dataLayer');
    return Array.isArray(list) ? list.map((command: object) => JSON.stringify(Object.values(command))) : [];
  });

// The journeys after these find the site as it was.
test.afterEach(({ wire, page }) => save(wire, page, noTools, (html) => !/G-JOURNEY12|ownNote/.test(html)));

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

  test('A18: with a keyboard the question comes first and can be left unanswered; nothing moves and axe is content @full', async ({
    page,
    notice,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value = 0 }: { value?: number } = Object(entry);
          Object.assign(window, { shifts: Number(Reflect.get(window, 'shifts')) + value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/faq');
      await expect(notice.dialog).toBeVisible();
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts')))).toBeLessThan(0.02);
      await page.keyboard.press('Tab');
      await expect(notice.dialog.getByRole('link')).toBeFocused();
      for (const name of ['Only necessary', 'Accept all', 'Choose …']) {
        await page.keyboard.press('Tab');
        await expect(notice.button(name)).toBeFocused();
      }
      const sizes = await notice.dialog.getByRole('button').evaluateAll((all) => all.map((one) => one.clientHeight));
      expect(new Set(sizes).size).toBe(1);
      await page.keyboard.press('Enter');
      expect.soft([width, await violations(page, 'dialog')]).toEqual([width, []]);
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect.soft([width, isWider]).toEqual([width, false]);
    }
    await page.goto('/faq');
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  });

  test('A18: a browser that asks not to be tracked is not asked, and the settings say so @full', async ({
    page,
    asked,
    notice,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto('/');
    await notice.settingsLink.click();
    await expect(notice.dialog).toContainText('Your browser asks websites not to track you');
    await expect(notice.dialog.getByRole('switch')).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('A18: what is switched off in the settings is neither asked about nor let in any more @full', async ({
    page,
    wire,
    asked,
    notice,
  }) => {
    await page.goto('/');
    await notice.button('Accept all').click();
    await expect.poll(() => asked.length).toBe(3);
    asked.length = 0;
    await save(wire, page, { general: { analyticsEnabled: false } }, (html) => !html.includes('G-JOURNEY12'));
    const answer = await page.goto('/');
    await expect(notice.settingsLink).toHaveCount(0);
    expect(answer?.headers()['content-security-policy']).not.toMatch(/google|hotjar|facebook/);
    expect(asked).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('A18: nobody is asked, nothing is loaded, and the link tells of what there is @full', async ({
    page,
    wire,
    asked,
    notice,
  }) => {
    await switchOn(wire, page);
    await page.goto('/');
    await expect(notice.dialog).toHaveCount(0);
    await notice.settingsLink.click();
    await expect(page).toHaveURL(/\/cookies#tools$/);
    await expect(page.getByRole('table', { name: /Tools/ })).toContainText('Google Analytics');
    expect(asked).toEqual([]);
  });
});
