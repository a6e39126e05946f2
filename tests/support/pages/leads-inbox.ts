import type { Locator, Page } from 'playwright/test';
import { BackOffice } from './back-office';

/** The back-office's inbox of leads. */
export class LeadsInbox extends BackOffice {
  /** The leads of the list. */
  readonly rows: Locator;
  /** The lead that is open. */
  readonly lead: Locator;
  readonly search: Locator;
  readonly dialog: Locator;
  /** What the selected leads can be asked. */
  readonly bar: Locator;
  /** The form of an answer. */
  readonly reply: Locator;
  /** Notes, answers and changes of state of the open lead. */
  readonly log: Locator;
  /** The sidebar's link, with the number of new ones. */
  readonly link: Locator;

  constructor(page: Page) {
    super(page);
    this.rows = page.getByRole('list', { name: 'Leads' }).getByRole('listitem');
    this.lead = page.getByRole('region', { name: 'Lead', exact: true });
    this.search = page.getByRole('searchbox', { name: 'Search the leads' });
    this.dialog = page.getByRole('dialog');
    this.bar = page.getByRole('group', { name: 'Selected leads' });
    this.reply = page.getByRole('form', { name: 'Answer by mail' });
    this.log = this.lead.getByRole('region', { name: 'Notes and answers' }).getByRole('listitem');
    this.link = page.getByRole('navigation', { name: 'Back-office' }).getByRole('link', { name: /^Leads/ });
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  async openLead(name: string): Promise<void> {
    await this.row(name).getByRole('link').click();
    await this.lead.getByRole('heading', { name, level: 2 }).waitFor();
  }

  /** A filter by its state, such as `Spam`. */
  state(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: new RegExp(`^${name}`) });
  }

  /** The open lead's state. */
  get stateField(): Locator {
    return this.lead.getByLabel('State', { exact: true });
  }

  async note(text: string): Promise<void> {
    await this.lead.getByLabel('Note', { exact: true }).fill(text);
    await this.lead.getByRole('button', { name: 'Add note' }).click();
  }
}
