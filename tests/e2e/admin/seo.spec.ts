import { lookAtEveryTab } from '../../support/every-tab';
import { expect, test } from '../../support/fixtures/journey';
import { SeoEditor } from '../../support/pages/seo-editor';
import { SettingsEditor } from '../../support/pages/settings-editor';
import { untilServed } from '../../support/until-served';

test.describe('SEO Settings', () => {
  test('A17, A22: seven tabs; what is typed saves itself, is on the pages and in the preview', async ({
    page,
    stack,
    messages,
  }) => {
    const seo = new SeoEditor(page);
    await seo.open(stack.admin);
    await expect(page.getByRole('tab')).toHaveText([
      'General SEO',
      'Social Media',
      'Technical SEO',
      'Analytics',
      'Search Console',
      'Schema Markup',
      'Local SEO',
    ]);
    await seo.field('Tagline').fill('Boxes by the journey');
    await seo.field('Meta description').fill('Twelve signs');
    await expect(seo.panel.getByText('12 / 160', { exact: true })).toBeVisible();
    await expect(seo.preview('Search result')).toContainText('Apoti | Boxes by the journey');
    await expect(seo.saveState).toHaveText('Saved');
    await untilServed(page, '/', (html) => html.includes('<title>Apoti | Boxes by the journey</title>'));
    await untilServed(page, '/', (html) => html.includes('<meta name="description" content="Twelve signs">'));

    await seo.tab('Social Media').click();
    await seo.field('Open Graph title').fill('Come to the boxes');
    await seo.field('X card type').selectOption('summary');
    await expect(seo.preview('Open Graph card')).toContainText('Come to the boxes');
    await seo.preview('X card').getByRole('button', { name: 'Phone' }).click();
    await expect(seo.preview('X card').getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true');
    await seo.button('Save SEO Settings').click();
    await expect(seo.office.toast('SEO settings saved successfully!')).toBeVisible();
    await untilServed(page, '/', (html) => html.includes('<meta property="og:title" content="Come to the boxes">'));
    await untilServed(page, '/faq', (html) => html.includes('<meta name="twitter:card" content="summary">'));
    expect(messages.filter((text) => text.startsWith('error'))).toEqual([]);
  });

  test('A17, A21: what would hide the site or go in circles is said beside its field; redirects and the sitemap work @full', async ({
    page,
    stack,
  }) => {
    const seo = new SeoEditor(page);
    await seo.open(stack.admin, 'technical');
    const rules = seo.field('robots.txt');
    await rules.fill('User-agent: *\nDisallow: /');
    await expect(seo.saveState).toHaveText('Not saved: not valid');
    await expect(seo.panel.getByText('hides the whole site from all search engines (line 2)')).toBeVisible();
    await rules.fill('User-agent: *\nDisallow: /\nAllow: /$');
    await expect(seo.panel.getByText('hides the whole site but its home page')).toBeVisible();
    await rules.fill('User-agent: *\nDisallow: /pricing');
    await expect(seo.panel.getByText('hide a page from all search engines: /pricing')).toBeVisible();
    await rules.fill('User-agent: *\nDisallow: /quiet');
    await expect(seo.saveState).toHaveText('Saved');
    await untilServed(page, '/robots.txt', (text) => text.startsWith('User-agent: *\nDisallow: /quiet\n\nSitemap: '));

    await seo.button('Add redirect').click();
    await seo.field('Old address').fill('/faq');
    await expect(seo.panel.getByText('is a page of the site: its visitors see the page')).toBeVisible();
    await seo.field('Old address').fill('/press-releases/7');
    await expect(seo.panel.getByText('As long as there is one at /press-releases/7')).toBeVisible();
    await seo.field('Old address').fill('/questions');
    await seo.field('New address').fill('/questions');
    await expect(seo.panel.getByText('leads back to where it comes from')).toBeVisible();
    await seo.field('New address').fill('/faq');
    await expect(seo.saveState).toHaveText('Saved');
    await expect
      .poll(async () => (await fetch(`${stack.origin}/questions?a=1`, { redirect: 'manual' })).headers.get('location'))
      .toBe('/faq?a=1');

    await seo.button('Generate Sitemap').click();
    await expect(seo.office.toast('Sitemap generated successfully!')).toBeVisible();
    await expect(seo.panel.getByText(/^It names \d+ pages\.$/)).toBeVisible();
    const opened = page.waitForEvent('popup');
    await seo.panel.getByRole('link', { name: 'View Sitemap' }).click();
    expect(new URL((await opened).url()).pathname).toBe('/sitemap.xml');
    await seo.toggle('Serve the sitemap').uncheck();
    await expect(seo.button('Generate Sitemap')).toBeDisabled();
    await expect.poll(async () => (await fetch(`${stack.origin}/sitemap.xml`)).status).toBe(404);
  });

  test('A17: a click within the site on an address that a redirect starts from ends where a typed address does', async ({
    page,
    stack,
  }) => {
    const seo = new SeoEditor(page);
    await seo.open(stack.admin, 'technical');
    await seo.button('Add redirect').click();
    await seo.field('Old address').fill('/press-releases/77777');
    await seo.field('New address').fill('/pricing');
    await expect(seo.saveState).toHaveText('Saved');
    await page.goto('/faq');
    // The app goes from page to page by now.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page).toHaveURL(/\/terms$/);
    const asked = page.waitForResponse((answer) =>
      answer.url().includes('/api/pages?address=%2Fpress-releases%2F77777'),
    );
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/press-releases/77777?utm=1',
        textContent: 'old',
      });
      document.querySelector('main')?.prepend(link);
      link.click();
    });
    expect((await asked).status()).toBe(404);
    await expect(page).toHaveURL(/\/pricing\?utm=1$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/terms$/);
  });

  test('A17, A21: Verify looks at the site as it is served; figures are asked for only once it is verified @full', async ({
    page,
    stack,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const seo = new SeoEditor(page);
    await seo.open(stack.admin, 'search-console');
    await expect(seo.button('Verify')).toBeDisabled();
    await expect(seo.button('Sync data')).toHaveCount(0);
    await seo.field('Verification code').fill('<meta name="google-site-verification" content="code-of-the-journey" />');
    await expect(seo.field('Verification code')).toHaveValue('code-of-the-journey');
    await seo.button('Verify').click();
    await expect(seo.office.toast('Google Search Console verified successfully!')).toBeVisible();
    await expect(seo.panel.getByText('Verified', { exact: true })).toBeVisible();
    await expect(seo.panel.getByText(/The page carries <meta name="google-site-verification"/)).toBeVisible();
    await expect(seo.panel.getByText(/^Verified on \d/)).toBeVisible();
    await expect(seo.panel.getByText(/GOOGLE_CREDENTIALS_FILE/)).toBeVisible();
    await seo.button('Sync data').click();
    await expect(page.getByText(/^Failed to sync data\. .*GOOGLE_CREDENTIALS_FILE/).first()).toBeVisible();

    await seo.button('Copy: Tag').click();
    await expect(seo.office.toast('Copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '<meta name="google-site-verification" content="code-of-the-journey">',
    );

    await seo.field('Verification method').selectOption('html-file');
    await expect(seo.panel.getByText('Pending', { exact: true })).toBeVisible();
    await expect(seo.button('Sync data')).toHaveCount(0);
    await expect(seo.saveState).toHaveText('Saved');
    await expect(seo.panel.getByText('Pending', { exact: true })).toBeVisible();
    await seo.field('Verification method').selectOption('html-tag');
    await expect(seo.panel.getByText('Verified', { exact: true })).toBeVisible();
    await seo.field('Verification method').selectOption('html-file');
    await seo.button('Verify').click();
    await expect(seo.office.toast('Verification failed. Please check your verification code.')).toBeVisible();
    await expect(seo.panel.getByText('Failed', { exact: true })).toBeVisible();
    await expect(seo.panel.getByText(/no file name such as/)).toBeVisible();
  });

  test('A17, A18: the ids of Google’s tools are those of the settings; the page names them to its loader @full', async ({
    page,
    stack,
  }) => {
    const seo = new SeoEditor(page);
    await seo.open(stack.admin, 'analytics');
    await seo.field('Tracking ID').fill('<script>');
    await expect(
      seo.panel.getByText('Tracking ID must look like G-XXXXXXXXXX or UA-12345678-1', { exact: true }),
    ).toBeVisible();
    await seo.field('Bing code').fill('B1NG');
    await seo.button('Save SEO Settings').click();
    await expect(page.getByText(/^Failed to save SEO settings\. .*Tracking ID/).first()).toBeVisible();
    await untilServed(page, '/', (html) => html.includes('<meta name="msvalidate.01" content="B1NG">'));
    await seo.field('Tracking ID').fill('G-JOURNEY17');
    await seo.toggle('Use Google Analytics').check();
    await seo.button('Save SEO Settings').click();
    await expect(seo.office.toast('SEO settings saved successfully!')).toBeVisible();
    await untilServed(page, '/', (html) => html.includes('"tool":"google-analytics","id":"G-JOURNEY17"'));
    await seo.panel.getByRole('link', { name: 'Settings, Analytics' }).click();
    await expect(seo.field('Tracking ID')).toHaveValue('G-JOURNEY17');
    // Off again: what comes after this journey on the same installation begins without tools, and so without the notice of consent.
    const settings = new SettingsEditor(page);
    await settings.toggle('Use Google Analytics').uncheck();
    await seo.field('Tracking ID').fill('');
    await expect(settings.saveState).toHaveText('Saved');
    await untilServed(page, '/', (html) => !html.includes('"tool":"google-analytics"'));
  });

  test('A17: structured data and opening hours are on the home page as they are set @full', async ({ page, stack }) => {
    const seo = new SeoEditor(page);
    await seo.open(stack.admin, 'schema');
    const own = seo.field('More structured data');
    await own.fill('{"name": "no type"}');
    await expect(seo.panel.getByText('needs a "@type" in each object')).toBeVisible();
    await own.fill('{"@type": "Thing", "name": "of the journey"}');
    await seo.field('Legal name').fill('Boxes of Example Ltd');
    await seo.tab('Local SEO').click();
    await seo.field('Business type').selectOption('LocalBusiness');
    await seo.button('Add time').click();
    await page.keyboard.type('Sundays');
    await expect(seo.panel.getByText('Each entry must be like Mo-Fr 09:00-17:00')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Su 12:00-16:00');
    await expect(seo.saveState).toHaveText('Saved');
    await seo.tab('Schema Markup').click();
    await seo.button('Show what the home page says').click();
    const facts = seo.panel.getByRole('region', { name: 'Structured data of the home page' });
    for (const text of ['"LocalBusiness"', '"of the journey"', '"Boxes of Example Ltd"', '"Su 12:00-16:00"']) {
      await expect(facts).toContainText(text);
    }
  });

  test('X1, A17: every tab is without axe violations on a phone in the dark, and none is wider than it @full', async ({
    page,
    stack,
  }) => {
    await lookAtEveryTab(new SeoEditor(page), stack.admin);
  });

  test('A17: an edit outlives a reload, is undone, and comes back from the history @full', async ({ page, stack }) => {
    const seo = new SeoEditor(page);
    await seo.open(stack.admin);
    await seo.field('Meta keywords').fill('lockers, parcels');
    await expect(seo.saveState).toHaveText('Saving...');
    await expect(seo.saveState).toHaveText('Saved');
    await page.reload();
    await expect(seo.field('Meta keywords')).toHaveValue('lockers, parcels');
    await seo.field('Meta keywords').fill('something else');
    await expect(seo.saveState).toHaveText('Saved');
    await seo.button('Undo').click();
    await expect(seo.field('Meta keywords')).toHaveValue('lockers, parcels');
    await expect(seo.saveState).toHaveText('Saved');
    await seo.button('History').click();
    await page.getByRole('dialog').locator('summary').first().click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Meta keywords' }).first()).toBeVisible();
  });
});
