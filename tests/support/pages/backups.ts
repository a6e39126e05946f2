import type { Locator, Page } from 'playwright/test';
import { BackOffice } from './back-office';

/** The backups on the back-office's screen of settings. */
export class Backups extends BackOffice {
  readonly section: Locator;
  readonly make: Locator;
  readonly list: Locator;
  readonly dialog: Locator;
  readonly copyCommand: Locator;

  constructor(page: Page) {
    super(page);
    this.section = page.getByRole('region', { name: 'Backups' });
    this.make = this.section.getByRole('button', { name: 'Back Up Now' });
    this.list = this.section.getByRole('list', { name: 'Backups' }).getByRole('listitem');
    this.dialog = page.getByRole('dialog');
    this.copyCommand = this.dialog.getByRole('button', { name: 'Copy: The command' });
  }

  download(backup: Locator): Locator {
    return backup.getByRole('link', { name: /^Download/ });
  }

  restore(backup: Locator): Locator {
    return backup.getByRole('button', { name: /^Restore/ });
  }

  delete(backup: Locator): Locator {
    return backup.getByRole('button', { name: /^Delete/ });
  }

  /** Answers the question that is asked. */
  answer(name: 'Restore' | 'Delete' | 'Close' | 'Cancel'): Locator {
    return this.dialog.getByRole('button', { name, exact: true }).last();
  }
}
