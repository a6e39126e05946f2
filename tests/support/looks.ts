import { expect, type Page } from 'playwright/test';
import { violations } from './axe';

const HEIGHT = 900;

type Look = { width: number; scheme: 'light' | 'dark' };

export const phoneInTheDark: Look = { width: 390, scheme: 'dark' };

/** How a screen is looked at: on a phone and on a desktop, in light and in dark. */
const everyLook: readonly Look[] = [
  phoneInTheDark,
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
];

/** `page`: all of it, so that nothing lies under what sticks to the window's foot; `dialog`: what stands in front; `window`: what is in sight. */
type Part = 'page' | 'dialog' | 'window';

/** Has axe look at the states of a screen, each loaded once: in every look, or in those that are given. */
export class Looks {
  constructor(
    private readonly page: Page,
    private readonly looks: readonly Look[] = everyLook,
  ) {}

  async check(what: string, part: Part = 'window'): Promise<void> {
    for (const { width, scheme } of this.looks) {
      await this.page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
      await this.page.setViewportSize({ width, height: HEIGHT });
      if (part === 'page') await this.showAll(width);
      const found = await violations(this.page, part === 'dialog' ? 'dialog[open]' : undefined);
      expect.soft([`${what} at ${width} px, ${scheme}`, found]).toEqual([expect.any(String), []]);
    }
    await this.page.setViewportSize({ width: this.looks[0]?.width ?? phoneInTheDark.width, height: HEIGHT });
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
