import type { Locator, Page } from 'playwright/test';

/** What visitors are asked about tools of other companies, and the settings in which they change their answer. */
export class ConsentNotice {
  readonly dialog: Locator;
  /** The link of the footer. */
  readonly settingsLink: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Your choice about cookies' });
    this.settingsLink = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  category(name: string): Locator {
    return this.dialog.getByRole('switch', { name, exact: true });
  }
}
