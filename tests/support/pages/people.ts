import type { Locator, Page } from 'playwright/test';
import { BackOffice } from './back-office';

/** The back-office's screen of people. */
export class People extends BackOffice {
  readonly form: Locator;
  readonly username: Locator;
  readonly email: Locator;
  readonly send: Locator;
  readonly activity: Locator;

  constructor(page: Page) {
    super(page);
    this.form = page.getByRole('form', { name: 'Invite somebody' });
    this.username = this.form.getByLabel('User name');
    this.email = this.form.getByLabel('E-mail');
    this.send = this.form.getByRole('button', { name: 'Send Invitation' });
    this.activity = page.getByRole('list', { name: 'Activity' });
  }

  /** Somebody's account in the list. */
  account(username: string): Locator {
    return this.page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').filter({ hasText: username });
  }

  /** What a press beside somebody's account does. */
  deed(action: string, username: string): Locator {
    return this.page.getByRole('button', { name: `${action}: ${username}` });
  }

  async invite(username: string, email: string): Promise<void> {
    await this.username.fill(username);
    await this.email.fill(email);
    await this.send.click();
  }

  /** Presses a button beside somebody's account, and the same in the question that follows. */
  async act(action: string, username: string): Promise<void> {
    await this.deed(action, username).click();
    await this.page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  }
}
