import type { Locator, Page } from 'playwright/test';
import { BackOffice } from './back-office';

/** The back-office's screen of newsletter subscribers. */
export class Subscribers extends BackOffice {
  /** How many were found, and which of them are shown. */
  readonly found: Locator;
  /** The names of the page that is shown. */
  readonly names: Locator;
  readonly search: Locator;
  readonly export: Locator;
  readonly deleteSelected: Locator;
  readonly selectPage: Locator;
  /** What the selected subscribers can be asked. */
  readonly bar: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    super(page);
    this.found = page.getByRole('status').filter({ hasText: /^[\d,–]+( of [\d,]+)? subscribers?$/ });
    this.names = page.getByRole('rowheader');
    this.search = page.getByRole('searchbox', { name: 'Search by name or e-mail' });
    this.export = page.getByRole('button', { name: 'Export CSV' });
    this.deleteSelected = page.getByRole('button', { name: 'Delete selected' });
    this.selectPage = page.getByRole('checkbox', { name: 'Select all subscribers on this page' });
    this.bar = page.getByRole('group', { name: 'Selected subscribers' });
    this.dialog = page.getByRole('dialog');
  }

  /** A figure above the list, such as `Total subscribers`. */
  figure(name: string): Locator {
    return this.page.locator('dl > div').filter({ hasText: name }).locator('dd');
  }

  box(email: string): Locator {
    return this.page.getByRole('checkbox', { name: `Select: ${email}` });
  }

  /** Says yes to the question. */
  confirm(): Promise<void> {
    return this.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  }
}
