import type { Page } from 'playwright/test';

/** By how many pixels a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Makes the text of a page twice as large, as somebody does who sees little, and waits until it is drawn. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.documentElement.style.setProperty('font-size', '200%');
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await drawn();
    await drawn();
  });
