import type { Locator, Page } from 'playwright/test';

/** The sign-in to the back-office. */
export class SignIn {
  readonly form: Locator;
  readonly name: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly failure: Locator;

  constructor(page: Page) {
    this.form = page.locator('#main form');
    this.name = this.form.getByRole('textbox', { name: 'Username or e-mail' });
    this.password = this.form.getByLabel('Password', { exact: true });
    this.submit = this.form.locator('button[type="submit"]');
    this.failure = this.form.getByRole('alert');
  }
}
