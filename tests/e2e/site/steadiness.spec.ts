import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures/site-journey';
import { startPiecewise } from '../../support/piecewise';
import { sitePages } from '../../support/site-pages';

/** What may move on a page while it is read to its end. */
const MOST = 0.01;

/** Begins to add up what moves without a person's doing, from the first frame on. */
function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as LayoutShift;
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : '')).join(' ');
      if (!hadRecentInput) window.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Reads a page to its end, as far as it grows meanwhile, and waits for its pictures and fonts. */
async function readToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    await document.fonts.ready;
  });
  const missing = () =>
    page.evaluate(() => {
      const isBeside = ({ left, right }: DOMRect) => right <= 0 || left >= innerWidth;
      return [...document.images].filter(
        (image) => !image.complete && image.checkVisibility() && !isBeside(image.getBoundingClientRect()),
      ).length;
    });
  await expect.poll(missing).toBe(0);
}

test.use({ provoked: /status of 404/ });

test('P1: nothing moves by itself on any page while it is read to its end at 390 px, and nothing is said on the console @full', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(watchShifts);
  for (const path of sitePages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await readToEnd(page);
    const shifts = await page.evaluate(() => window.shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect.soft([path, sum > MOST ? shifts : []]).toEqual([path, []]);
  }
});

test('P1: nothing moves on the home page either when its fonts come late, at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(watchShifts);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  await page.route('**/*.woff2', async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  // Where fonts are asked for before the page is loaded, that waits for them.
  const opened = page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // On a phone fonts are asked for after the picture.
  await expect.poll(() => held).toBeGreaterThan(0);
  release();
  await opened;
  await readToEnd(page);
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum > MOST ? shifts : []).toEqual([]);
});

test('P1: nothing moves on the home page when its document comes in pieces, at 390 px', async ({ page, stack }) => {
  const line = await startPiecewise(stack.origin, 'aria-label="2 of 3"');
  try {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.addInitScript(watchShifts);
    const opened = page.goto(line.origin);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
    await expect(page.locator('[data-slide="1"]')).toHaveCount(0);
    line.goOn();
    await opened;
    await readToEnd(page);
    const shifts = await page.evaluate(() => window.shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum > MOST ? shifts : []).toEqual([]);
  } finally {
    await line.stop();
  }
});

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
};

declare global {
  interface Window {
    shifts: { value: number; moved: string }[];
  }
}
