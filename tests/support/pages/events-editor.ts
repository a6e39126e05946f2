import type { Locator, Page } from 'playwright/test';

/** The back-office's Events screen. */
export class EventsEditor {
  /** The events of the list. */
  readonly rows: Locator;

  constructor(readonly page: Page) {
    this.rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Delete/ }) });
  }

  /** Signs in through the form and opens the list. */
  async open(admin: { username: string; password: string }): Promise<void> {
    await this.page.goto('/login?next=%2Fadmin%2Fevents');
    await this.page.getByLabel(/user ?name/i).fill(admin.username);
    await this.page.getByLabel('Password', { exact: true }).fill(admin.password);
    await this.page.getByRole('button', { name: /sign in/i }).click();
    await this.page.getByRole('heading', { name: 'Events', level: 1 }).waitFor();
  }

  field(label: string): Locator {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }

  get saveState(): Locator {
    return this.page.getByRole('banner').getByRole('status', { name: 'Save state' });
  }
}
