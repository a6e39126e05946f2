import type { Locator, Page } from 'playwright/test';

/** The footer's newsletter block, its dialog, and the page that stands in for it without script. */
export class Newsletter {
  readonly block: Locator;
  readonly address: Locator;
  readonly subscribe: Locator;
  readonly dialog: Locator;
  readonly name: Locator;
  readonly email: Locator;
  readonly send: Locator;
  readonly failure: Locator;
  readonly own: Locator;
  readonly ownName: Locator;
  readonly ownEmail: Locator;
  readonly ownSend: Locator;

  constructor(page: Page) {
    this.block = page.getByRole('contentinfo').locator('form[action="/newsletter"]');
    this.address = this.block.getByRole('textbox', { name: 'E-mail address' });
    this.subscribe = this.block.getByRole('button', { name: 'Subscribe' });
    this.dialog = page.getByRole('dialog');
    this.name = this.dialog.getByRole('textbox', { name: 'Full name' });
    this.email = this.dialog.getByRole('textbox', { name: 'E-mail address' });
    this.send = this.dialog.locator('button[type="submit"]');
    this.failure = this.dialog.locator('form').getByRole('alert');
    this.own = page.locator('#newsletter-form');
    this.ownName = this.own.getByRole('textbox', { name: 'Full name' });
    this.ownEmail = this.own.getByRole('textbox', { name: 'E-mail address' });
    this.ownSend = this.own.getByRole('button', { name: 'Subscribe' });
  }
}
