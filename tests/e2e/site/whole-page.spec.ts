import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures/site-journey';

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;

/** Whether the page still leaves out what is far from the screen, and the names of the parts that it leaves out. */
const leftOut = () => {
  const parts = [...document.querySelectorAll<HTMLElement>('main > *')];
  const skipped = parts.filter(
    (part) => !(part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true),
  );
  return {
    isNear: document.documentElement.hasAttribute('data-near'),
    skipped: skipped.map(({ localName }) => localName),
  };
};
const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('S5: a phone paints the first screen before it lays out the rest, which stands when the page has its fonts', async ({
  browser,
  stack,
}) => {
  const page = await browser.newPage(phone);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(stack.origin);
  await expect.poll(async () => (await page.evaluate(leftOut)).skipped.length).toBeGreaterThan(1);
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  release();
  await expect.poll(() => page.evaluate(leftOut)).toEqual({ isNear: false, skipped: [] });
  await page.close();
});

test('S5: who asks for a place far down, or has no script, gets all of the page as it is', async ({
  browser,
  stack,
}) => {
  const page = await browser.newPage(phone);
  await page.goto(`${stack.origin}/about`);
  await expect.poll(() => page.evaluate(leftOut)).toEqual({ isNear: false, skipped: [] });
  const whole = await lengthOf(page);
  await page.goto(`${stack.origin}/about#team`);
  await expect(page.locator('#team')).toBeInViewport();
  expect(await lengthOf(page)).toBe(whole);
  await page.close();
  const still = await browser.newPage({ ...phone, javaScriptEnabled: false });
  await still.goto(`${stack.origin}/about`);
  expect((await still.evaluate(leftOut)).skipped).toEqual([]);
  await still.close();
});
