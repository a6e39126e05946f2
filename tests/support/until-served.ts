import { expect, type Page } from 'playwright/test';

/** Waits until a page is served as an edit has made it: pages follow a save within a second (R1). */
export async function untilServed(page: Page, path: string, holds: (html: string) => boolean): Promise<void> {
  await expect.poll(async () => holds(await (await page.request.get(path)).text())).toBe(true);
}
