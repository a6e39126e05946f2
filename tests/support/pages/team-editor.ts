import type { Locator, Page } from 'playwright/test';
import { BackOffice } from './back-office';

/** The back-office's Team Management. */
export class TeamEditor {
  /** The members' names in their order. */
  readonly names: Locator;
  readonly saveState: Locator;

  constructor(readonly page: Page) {
    this.names = page.getByRole('list', { name: 'Team members' }).getByRole('heading', { level: 3 });
    this.saveState = page.getByRole('banner').getByRole('status', { name: 'Save state' });
  }

  /** Signs in and opens the screen. */
  async open(admin: { username: string; password: string }): Promise<void> {
    await new BackOffice(this.page).open(admin, '/admin/team');
    await this.names.first().waitFor();
  }

  /** A button of a member's card, such as `Edit`, `Move up` or `Delete`. */
  act(action: string, name: string): Promise<void> {
    return this.page.getByRole('button', { name: `${action}: ${name}` }).click();
  }

  /** A field of the form; the label of a required one ends with a star. */
  field(label: string): Locator {
    return this.page.getByRole('form').getByLabel(new RegExp(`^${label}( \\*)?$`));
  }
}
