import type { Locator, Page } from 'playwright/test';
import { BackOffice } from './back-office';

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

  /** Signs in and opens the list. */
  async open(admin: { username: string; password: string }): Promise<void> {
    await new BackOffice(this.page).open(admin, '/admin/events');
    await this.page.getByRole('heading', { name: 'Events', level: 1 }).waitFor();
  }

  field(label: string): Locator {
    return this.page.getByRole('main').getByLabel(new RegExp(`^${label}( \\*)?$`));
  }

  get saveState(): Locator {
    return this.page.getByRole('banner').getByRole('status', { name: 'Save state' });
  }
}
