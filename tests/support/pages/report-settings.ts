import type { Locator, Page } from 'playwright/test';
import { SettingsEditor } from './settings-editor';

/** The tab of the Settings that is about reports and alerts. */
export class ReportSettings extends SettingsEditor {
  /** The reports that are kept as files. */
  readonly kept: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    super(page);
    this.kept = page.getByRole('region', { name: 'Kept reports' });
    this.rows = this.kept.getByRole('listitem');
  }

  download(row: Locator): Locator {
    return row.getByRole('link', { name: /^Download/ });
  }
}
