import { expect, test } from '../../support/fixtures/site-journey';
import { SiteFrame } from '../../support/pages/site-frame';

const menus = [
  ['About', 'About Us', '/about'],
  ['About', 'Franchise', '/franchise'],
  ['About', 'Our Team', '/about#team'],
  ['About', 'Locations', '/lockers'],
  ['About', 'FAQs', '/faq'],
  ['About', 'Pricing', '/pricing'],
  ['Resources', 'Press Releases', '/press-releases'],
  ['Resources', 'Events & Exhibition', '/events'],
] as const;

test.describe('the navigation of a wide screen', () => {
  test('P2: by mouse a dropdown toggles, one is open at a time, and a click elsewhere closes it', async ({ page }) => {
    const frame = new SiteFrame(page);
    await page.goto('/terms');
    await frame.menu('About').click();
    await expect(frame.entry('Our Team')).toBeVisible();
    await frame.menu('About').click();
    await expect(frame.entry('Our Team')).toBeHidden();
    await frame.menu('About').click();
    await frame.menu('Resources').click();
    await expect(frame.entry('Press Releases')).toBeVisible();
    await expect(frame.entry('Our Team')).toBeHidden();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(frame.entry('Press Releases')).toBeHidden();
  });

  test('P2: every entry leads to its page, which closes the dropdown and is marked in it @full', async ({ page }) => {
    const frame = new SiteFrame(page);
    await page.goto('/terms');
    for (const [menu, name, path] of menus) {
      await frame.menu(menu).click();
      await frame.entry(name).click();
      await expect(page).toHaveURL(path);
      await expect(frame.navigation.locator('details[open]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const marked = path.includes('#') ? 'About Us' : name;
      await expect(frame.navigation.locator('[aria-current="page"]')).toHaveText(marked);
    }
    for (const [name, path] of [
      ['Services', '/services'],
      ['Contact', '/contact'],
      ['Home', '/'],
    ] as const) {
      await frame.entry(name).click();
      await expect(page).toHaveURL(path);
      await expect(frame.navigation.locator('[aria-current="page"]')).toHaveText(name);
    }
    await expect(frame.entry('Login')).toHaveAttribute('href', /^https:\/\//);
  });

  test('P2: by keyboard Enter opens a dropdown, Tab goes through it and out, Escape closes it and keeps the place', async ({
    page,
  }) => {
    const frame = new SiteFrame(page);
    await page.goto('/terms');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    for (const name of ['Home page', 'Home']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus'), name).toHaveAttribute('href', '/');
    }
    await page.keyboard.press('Tab');
    await expect(frame.menu('About')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(frame.entry('About Us')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(frame.entry('Franchise')).toBeHidden();
    await expect(frame.menu('About')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(frame.entry('Pricing')).toBeVisible();
    await frame.entry('Pricing').focus();
    await page.keyboard.press('Tab');
    await expect(frame.entry('Services')).toBeFocused();
    await expect(frame.entry('Pricing')).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(frame.menu('About')).toBeFocused();
  });

  test('P2: the arrow keys open a dropdown and go through it @full', async ({ page }) => {
    const frame = new SiteFrame(page);
    await page.goto('/terms');
    await frame.menu('About').focus();
    await page.keyboard.press('ArrowDown');
    await expect(frame.entry('About Us')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(frame.entry('Franchise')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(frame.entry('Pricing')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(frame.entry('About Us')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/pricing');
    await expect(frame.entry('Pricing')).toBeHidden();
  });

  test('P1: the skip link leads past the navigation @full', async ({ page }) => {
    await page.goto('/contact');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveAttribute('href', /^tel:/);
  });
});

test.describe('the navigation by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1100, height: 800 } });

  test('P2: a tap opens a dropdown, and one beside it closes it @full', async ({ page }) => {
    const frame = new SiteFrame(page);
    await page.goto('/terms');
    await frame.menu('About').tap();
    await expect(frame.entry('FAQs')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(frame.entry('FAQs')).toBeHidden();
    await frame.menu('Resources').tap();
    await frame.entry('Press Releases').tap();
    await expect(page).toHaveURL('/press-releases');
    await expect(frame.entry('Press Releases')).toBeHidden();
  });
});

test.describe('the menu of a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 760 } });

  test('P2: opens and closes, its dropdowns too, and going to a page closes it', async ({ page }) => {
    const frame = new SiteFrame(page);
    await page.goto('/terms');
    await expect(frame.navigation).toBeHidden();
    await frame.burger.tap();
    await expect(frame.entry('Contact', frame.sheet)).toBeVisible();
    await expect(frame.entry('Login', frame.sheet)).toBeVisible();
    await frame.menu('About', frame.sheet).tap();
    await expect(frame.entry('Locations', frame.sheet)).toBeVisible();
    await page.touchscreen.tap(195, 740);
    await expect(frame.entry('Contact', frame.sheet)).toBeHidden();
    await frame.burger.tap();
    await frame.burger.tap();
    await expect(frame.entry('Contact', frame.sheet)).toBeHidden();
    await frame.burger.tap();
    await frame.menu('About', frame.sheet).tap();
    await frame.entry('Locations', frame.sheet).tap();
    await expect(page).toHaveURL('/lockers');
    await expect(frame.entry('Contact', frame.sheet)).toBeHidden();
  });

  test('P2: what stands below an open dropdown can be pressed: nothing moves under the finger', async ({ page }) => {
    const frame = new SiteFrame(page);
    await page.goto('/terms');
    await frame.burger.tap();
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
    await frame.menu('About', frame.sheet).tap();
    await expect(frame.entry('Locations', frame.sheet)).toBeVisible();
    await frame.menu('Resources', frame.sheet).tap();
    await expect(frame.entry('Press Releases', frame.sheet)).toBeVisible();
    await expect(frame.entry('Locations', frame.sheet)).toBeHidden();
    await frame.menu('About', frame.sheet).tap();
    await expect(frame.entry('Locations', frame.sheet)).toBeVisible();
    await frame.entry('Contact', frame.sheet).tap();
    await expect(page).toHaveURL('/contact');
    await expect(frame.entry('Contact', frame.sheet)).toBeHidden();
  });

  test('P2: the focus stays in the open menu, and Escape gives it back to its button @full', async ({ page }) => {
    const frame = new SiteFrame(page);
    await page.goto('/terms');
    await frame.burger.focus();
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(frame.entry('Login', frame.sheet)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(frame.burger).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(frame.entry('Home', frame.sheet)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(frame.burger).toBeFocused();
    await expect(frame.entry('Home', frame.sheet)).toBeHidden();
  });
});

test.describe('the navigation without script', () => {
  test.use({ javaScriptEnabled: false });

  test('X3, P2: dropdowns open one at a time and lead to their pages @full', async ({ page }) => {
    const frame = new SiteFrame(page);
    await page.goto('/terms');
    await frame.menu('About').click();
    await frame.menu('Resources').click();
    await expect(frame.entry('FAQs')).toBeHidden();
    await frame.entry('Events & Exhibition').click();
    await expect(page).toHaveURL('/events');
    await expect(frame.entry('Events & Exhibition')).toBeHidden();
  });

  test('X3, P2: the menu of a phone opens, closes and leads on @full', async ({ page }) => {
    const frame = new SiteFrame(page);
    await page.setViewportSize({ width: 390, height: 760 });
    await page.goto('/terms');
    await frame.burger.click();
    await page.mouse.click(195, 740);
    await expect(frame.entry('Contact', frame.sheet)).toBeHidden();
    await frame.burger.click();
    await frame.entry('Contact', frame.sheet).click();
    await expect(page).toHaveURL('/contact');
  });
});
