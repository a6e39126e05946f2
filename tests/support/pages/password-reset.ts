import type { Locator, Page } from 'playwright/test';

/** The pages of a forgotten password. */
export class PasswordReset {
  readonly heading: Locator;
  readonly name: Locator;
  readonly send: Locator;
  readonly next: Locator;
  readonly again: Locator;
  readonly set: Locator;

  constructor(page: Page) {
    const main = page.locator('#main');
    this.heading = main.getByRole('heading', { level: 1 });
    this.name = main.getByRole('textbox', { name: 'Username or e-mail' });
    this.send = main.getByRole('button', { name: 'Send Link' });
    this.next = main.getByLabel('New Password', { exact: true });
    this.again = main.getByLabel('Confirm New Password', { exact: true });
    this.set = main.getByRole('button', { name: 'Set Password' });
  }

  /** Types a new password, twice, and sends it. */
  async choose(next: string, again = next): Promise<void> {
    await this.next.fill(next);
    await this.again.fill(again);
    await this.set.click();
  }
}
