import { expect, type Page } from 'playwright/test';
import { TabbedScreen } from './tabbed-screen';

/** The back-office's Settings, but for the own password. */
export class SettingsEditor extends TabbedScreen {
  constructor(page: Page) {
    super(page, '/admin/settings');
  }

  /** Closes the site to visitors, with the answer to the question that comes before. */
  async closeSite(): Promise<void> {
    const toggle = this.toggle('Maintenance Mode');
    await toggle.click();
    await this.page.getByRole('dialog', { name: 'Close the site to visitors?' }).waitFor();
    await this.button('Close the site').click();
    await expect(toggle).toBeChecked();
  }
}
