import { expect, test } from '../../support/fixtures/journey';
import { untilServed } from '../../support/until-served';

test.describe('the home page', () => {
  test('P4: slides rotate, stop when asked, and dots jump @full', async ({ page, wire }) => {
    const { heroSlides } = await wire.content();
    await page.goto('/');
    const shown = page.getByRole('heading', { name: heroSlides[0]?.title ?? '' });
    await expect(shown).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^Slide 2`) }).click();
    await expect(page.getByRole('heading', { name: heroSlides[1]?.title ?? '' })).toBeVisible();
    await expect(shown).toBeHidden();
    await page.mouse.move(5, 900);
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expect(page.getByRole('heading', { name: heroSlides[2]?.title ?? '' })).toBeVisible({ timeout: 9_000 });
    await page.getByRole('button', { name: /Pause/ }).click();
    await expect(page.getByRole('button', { name: /Play/ })).toBeVisible();
  });

  test('P4: Watch Demo opens and closes a dialog, and loads nothing before @full', async ({ page, wire }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('127.0.0.1') && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    const { revision, site } = await wire.content();
    await wire.post('/api/content.php', {
      revision,
      site: { ...site, demoVideoUrl: 'https://www.youtube.com/watch?v=abcdefghijk' },
    });
    await untilServed(page, '/', (html) => html.includes('watch?v=abcdefghijk'));
    await page.goto('/');
    expect(foreign).toEqual([]);
    await page.getByRole('button', { name: 'Watch Demo' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/abcdefghijk/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('P5: features open one at a time', async ({ page }) => {
    await page.goto('/');
    const features = page.locator('#features');
    await features.getByText('Learn More').nth(0).click();
    await expect(features.getByText('See Less').filter({ visible: true })).toHaveCount(1);
    await features.getByText('Learn More').filter({ visible: true }).nth(0).click();
    await expect(features.getByText('See Less').filter({ visible: true })).toHaveCount(1);
  });

  test('P2: a menu opens on click and closes on an outside click and Escape @full', async ({ page }) => {
    await page.goto('/');
    const about = page.getByRole('navigation', { name: 'Main', exact: true }).getByText('About', { exact: true });
    const entry = page.getByRole('link', { name: 'Franchise' }).first();
    await about.click();
    await expect(entry).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(entry).toBeHidden();
    await about.click();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
  });

  test('P30: the newsletter asks for address and name, subscribes and clears', async ({ page, stack }) => {
    const before = stack.countRows('subscribers');
    await page.goto('/');
    const block = page.locator('footer');
    await block.getByRole('button', { name: 'Subscribe' }).click();
    await expect(block.getByText('Please enter your email address first')).toBeVisible();
    await block.getByPlaceholder(/./).first().fill('journey@example.com');
    await block.getByRole('button', { name: 'Subscribe' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Subscribe' }).click();
    await expect(dialog.getByText('Please enter your full name')).toBeVisible();
    await dialog.getByLabel(/name/i).fill('Journey Example');
    await dialog.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Successfully subscribed to newsletter!').first()).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(stack.countRows('subscribers')).toBe(before + 1);
  });

  test('P1: everything is readable without script, and nothing is said on the console with it', async ({
    page,
    browser,
    messages,
    stack,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /Pause/ }).click();
    expect(messages).toEqual([]);
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(stack.origin);
    await expect(still.getByRole('heading', { level: 1 })).toBeVisible();
    await still.locator('#faq summary').first().click();
    await expect(still.locator('#faq details[open]')).toHaveCount(1);
    await plain.close();
  });

  test('P1: the page carries at most 105 KB of compressed script and 15 KB of HTML @full', async ({ page, stack }) => {
    const sizes: { url: string; bytes: number }[] = [];
    page.on('requestfinished', (request) => {
      void request.sizes().then(({ responseBodySize }) => sizes.push({ url: request.url(), bytes: responseBodySize }));
    });
    await page.goto('/', { waitUntil: 'load' });
    await expect.poll(() => sizes.some(({ url }) => url.endsWith('.js'))).toBe(true);
    const sum = (wanted: (url: string) => boolean) =>
      sizes.filter(({ url }) => wanted(url)).reduce((total, { bytes }) => total + bytes, 0);
    expect(sum((url) => url.endsWith('.js'))).toBeLessThanOrEqual(105 * 1024);
    expect(sum((url) => url === `${stack.origin}/`)).toBeLessThanOrEqual(15 * 1024);
  });

  test('P19: an unknown address is a 404 page @full', async ({ page }) => {
    expect((await page.goto('/nothing-here'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
