import type { Locator, Page } from 'playwright/test';
import { BackOffice } from './back-office';

/** The back-office's Location Management screen. */
export class LocationsEditor {
  /** The locations of the list. */
  readonly rows: Locator;

  constructor(readonly page: Page) {
    this.rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Delete: / }) });
  }

  /** Signs in and opens the list. */
  async open(admin: { username: string; password: string }): Promise<void> {
    await new BackOffice(this.page).open(admin, '/admin/locations');
    await this.page.getByRole('heading', { name: 'Location Management', level: 1 }).waitFor();
  }

  /** The row of a location. */
  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  /** A field of the form by its `name`. */
  field(name: string): Locator {
    return this.page.locator(`main [name="${name}"]`);
  }

  /** A card above the list by its name. */
  card(name: string): Locator {
    return this.page.locator('main dl').first().locator('div').filter({ hasText: name }).locator('dd');
  }

  get saveState(): Locator {
    return this.page.getByRole('banner').getByRole('status', { name: 'Save state' });
  }

  /** Gives a file of this text to the import. */
  async chooseFile(text: string): Promise<void> {
    const file = { name: 'locations.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await this.page.getByLabel('Choose a CSV file').setInputFiles(file);
  }
}
