import type { Locator, Page } from 'playwright/test';

/** The back-office's Hero Carousel tab. */
export class HeroEditor {
  constructor(readonly page: Page) {}

  /** Signs in through the form and opens the tab. */
  async open(admin: { username: string; password: string }): Promise<void> {
    await this.page.goto('/login?next=%2Fadmin%2Fcontent');
    await this.page.getByLabel(/user ?name/i).fill(admin.username);
    await this.page.getByLabel('Password', { exact: true }).fill(admin.password);
    await this.page.getByRole('button', { name: /sign in/i }).click();
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
