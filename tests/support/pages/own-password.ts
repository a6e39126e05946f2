import type { Locator, Page } from 'playwright/test';
import { BackOffice } from './back-office';

/** The own password, on the back-office's screen of settings. */
export class OwnPassword extends BackOffice {
  readonly form: Locator;
  readonly current: Locator;
  readonly next: Locator;
  readonly again: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    super(page);
    this.form = page.getByRole('form', { name: 'Change password' });
    this.current = this.form.getByLabel('Current Password', { exact: true });
    this.next = this.form.getByLabel('New Password', { exact: true });
    this.again = this.form.getByLabel('Confirm New Password', { exact: true });
    this.submit = this.form.getByRole('button', { name: 'Change Password' });
  }

  /** Fills in the form and sends it. */
  async change(current: string, next: string, again = next): Promise<void> {
    await this.current.fill(current);
    await this.next.fill(next);
    await this.again.fill(again);
    await this.submit.click();
  }
}
