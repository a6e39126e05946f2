import { violations } from '../../support/axe';
import { expect, save, switchOff, switchOn, test } from '../../support/fixtures/consent-journey';

// The journeys after these find the site as it was.
test.afterEach(({ wire, page }) => switchOff(wire, page));

test.describe('with tools on', () => {
  test.beforeEach(({ wire, page }) => switchOn(wire, page));

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
