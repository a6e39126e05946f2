import type { Download, Locator } from 'playwright/test';
import { BackOffice } from './back-office';

/** The Analytics Dashboard. */
export class AnalyticsDashboard extends BackOffice {
  /** A headline figure by its name. */
  figure(name: string): Locator {
    return this.page
      .getByRole('region', { name: 'Key figures' })
      .getByRole('article')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  /** What a headline figure says, and nothing besides. */
  value(name: string): Locator {
    return this.figure(name).getByRole('paragraph').first();
  }

  /** The chart of visitors and page views, which is read by arrow keys. */
  get chart(): Locator {
    return this.panel('Visitors and Page Views').getByRole('application');
  }

  /** A panel by its name. */
  panel(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  get realTime(): Locator {
    return this.panel('Real-time Activity');
  }

  get settings(): Locator {
    return this.page.getByRole('dialog', { name: 'Dashboard Settings' });
  }

  /** A list above the figures. */
  filter(name: string): Locator {
    return this.page.locator('main#screen header').getByLabel(name, { exact: true });
  }

  async openSettings(): Promise<void> {
    await this.page.locator('main#screen').getByRole('button', { name: 'Settings', exact: true }).click();
    await this.settings.waitFor();
  }

  /** Changes what the settings hold, and takes it over. */
  async change(fill: (settings: Locator) => Promise<unknown>): Promise<void> {
    await this.openSettings();
    await fill(this.settings);
    await this.settings.getByRole('button', { name: 'Apply Settings' }).click();
    await this.settings.waitFor({ state: 'detached' });
  }

  /** Saves the figures as a file of a kind, such as `xlsx`. */
  async export(format: string): Promise<Download> {
    await this.change((settings) => settings.getByLabel('Export format').selectOption(format));
    const file = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Export', exact: true }).click();
    return file;
  }
}
