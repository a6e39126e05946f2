import type { Locator, Page } from 'playwright/test';

/** The history beside a screen of the back-office. */
export class HistoryPanel {
  readonly panel: Locator;
  readonly opener: Locator;

  constructor(readonly page: Page) {
    this.panel = page.getByRole('dialog', { name: /^History/ });
    this.opener = page.getByRole('button', { name: 'History', exact: true });
  }

  async open(opener = this.opener): Promise<void> {
    await opener.click();
    await this.panel.waitFor();
  }

  /** The newest run of saves with this line. */
  run(text: string | RegExp): Locator {
    return this.panel
      .locator('details')
      .filter({ has: this.page.locator('summary', { hasText: text }) })
      .first();
  }

  async unfold(text: string | RegExp): Promise<void> {
    await this.run(text).locator('summary').click();
  }

  /** A button of a changed place, such as `Restore this field: About Section: Title`. */
  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  async showDeleted(): Promise<void> {
    await this.panel.getByRole('tab', { name: 'Deleted' }).click();
  }
}
