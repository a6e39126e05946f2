import type { Page } from 'playwright/test';

/** Stops the time of the documents that are opened from now on: it goes on by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // Well ahead: the clock runs from the one call to the other, and cannot be stopped in its past.
  await page.clock.pauseAt(now + 60_000);
}

/** Lets `stopLater` stop the time of the documents that are opened from now on. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() });
}

/** Stops the time of the present document, some seconds on: what waits for time has happened by then. */
export async function stopLater(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 20_000);
}

/** Lets a phone's first script come, which waits for the first picture or for time: from then on what is pressed is heard (S5). */
export async function untilHeard(page: Page): Promise<void> {
  await page.clock.runFor(2_000);
  await page.locator('html:not([data-early])').waitFor({ state: 'attached' });
}
