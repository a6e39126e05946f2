import { expect, type Page } from 'playwright/test';
import { violations } from './axe';

const HEIGHT = 900;

/** How a screen is looked at: on a phone and on a desktop, in light and in dark. */
const looks = [
  { width: 390, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const;

/** `page`: all of it, so that nothing lies under what sticks to the window's foot; `dialog`: what stands in front; `window`: what is in sight. */
type Part = 'page' | 'dialog' | 'window';

/**
 * Has axe look at the states of a screen, each loaded once: in every look in the long run, else each state in one of them and
 * each look at some states.
 */
export class Looks {
  private count = 0;
  private readonly isLong = process.env['ALL_JOURNEYS'] !== undefined;

  constructor(private readonly page: Page) {}

  async check(what: string, part: Part = 'window'): Promise<void> {
    const due = this.isLong ? looks : [looks[this.count % looks.length]!];
    this.count += 1;
    for (const { width, scheme } of due) {
      await this.page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
      await this.page.setViewportSize({ width, height: HEIGHT });
      if (part === 'page') await this.showAll(width);
      const found = await violations(this.page, part === 'dialog' ? 'dialog[open]' : undefined);
      expect.soft([`${what} at ${width} px, ${scheme}`, found]).toEqual([expect.any(String), []]);
    }
    await this.page.setViewportSize({ width: due[0]!.width, height: HEIGHT });
  }

  /** Makes the window as high as the page; what was never in sight gets its height only then. */
  private async showAll(width: number): Promise<void> {
    const height = () => this.page.evaluate(() => document.documentElement.scrollHeight);
    await expect(async () => {
      const needed = await height();
      await this.page.setViewportSize({ width, height: Math.max(HEIGHT, needed) });
      expect(await height()).toBe(Math.max(HEIGHT, needed));
    }, `${this.page.url()} grows with its window`).toPass({ timeout: 20_000 });
  }
}
