import type { Locator, Page } from 'playwright/test';
import { SettingsEditor } from './settings-editor';

/** The tab of the Settings that is about reports and alerts. */
export class ReportSettings extends SettingsEditor {
  /** The reports that are kept as files. */
  readonly kept: Locator;
  readonly rows: Locator;
  /** What became of the report that was sent by a press. */
  readonly sent: Locator;

  constructor(page: Page) {
    super(page);
    this.kept = page.getByRole('region', { name: 'Kept reports' });
    this.rows = this.kept.getByRole('listitem');
    this.sent = page.getByRole('list', { name: 'What became of the report' });
  }

  download(row: Locator): Locator {
    return row.getByRole('link', { name: /^Download/ });
  }
}
