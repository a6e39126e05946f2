import type { Locator, Page } from 'playwright/test';
import { BackOffice } from './back-office';

/** The back-office's content screen, a tab a part of the content. */
export class ContentEditor {
  constructor(readonly page: Page) {}

  /** Signs in and opens a tab. */
  async open(admin: { username: string; password: string }, tab: string): Promise<void> {
    await new BackOffice(this.page).open(admin, `/admin/content?tab=${tab}`);
    await this.section().first().waitFor();
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  /** A section of the tab by its title. */
  section(name?: string): Locator {
    return this.page.getByRole('tabpanel').getByRole('region', name === undefined ? {} : { name, exact: true });
  }

  field(section: string, label: string): Locator {
    return this.section(section).getByLabel(label, { exact: true });
  }

  /** An item of a list by its name. */
  item(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name }) });
  }

  get saveState(): Locator {
    return this.page.getByRole('banner').getByRole('status', { name: 'Save state' });
  }

  /** Presses Save Changes and waits until it is said that everything is saved. */
  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save Changes' }).click();
    await this.page.getByText('Content updated successfully!').first().waitFor();
  }
}
