import type { Locator, Page } from 'playwright/test';
import { BackOffice } from './back-office';

/** The back-office's list of Blog & Press Releases. */
export class PostList extends BackOffice {
  /** How many posts were found, and which of them are shown. */
  readonly found: Locator;
  /** The titles of the page that is shown. */
  readonly titles: Locator;
  readonly search: Locator;
  /** What the selected posts can be asked. */
  readonly bar: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    super(page);
    this.found = page.getByRole('status').filter({ hasText: /^[\d,–]+( of [\d,]+)? posts?$/ });
    this.titles = page.getByRole('rowheader').getByRole('link');
    this.search = page.getByRole('searchbox', { name: 'Search the posts' });
    this.bar = page.getByRole('group', { name: 'Selected posts' });
    this.dialog = page.getByRole('dialog');
  }

  /** A filter by its label, such as `Status`. */
  filter(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  row(title: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }

  select(title: string): Promise<void> {
    return this.page.getByRole('checkbox', { name: `Select: ${title}` }).check();
  }

  /** Asks the selected posts, and says yes to the question. */
  async do(action: 'Publish' | 'Unpublish' | 'Delete'): Promise<void> {
    await this.bar.getByRole('button', { name: action, exact: true }).click();
    await this.dialog.getByRole('button', { name: action, exact: true }).click();
  }
}
