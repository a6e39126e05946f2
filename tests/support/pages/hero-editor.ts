import type { Locator, Page } from 'playwright/test';
import { BackOffice } from './back-office';

/** The back-office's Hero Carousel tab. */
export class HeroEditor {
  constructor(readonly page: Page) {}

  /** Signs in and opens the tab. */
  async open(admin: { username: string; password: string }): Promise<void> {
    await new BackOffice(this.page).open(admin, '/admin/content');
    await this.slide(1).waitFor();
  }

  /** A slide by its place, counted from 1. */
  slide(place: number): Locator {
    return this.page.getByRole('listitem', { name: new RegExp(`^slide ${place} of `) });
  }

  field(place: number, label: string): Locator {
    return this.slide(place).getByLabel(label, { exact: true });
  }

  get saveState(): Locator {
    return this.page.getByRole('banner').getByRole('status', { name: 'Save state' });
  }
}
