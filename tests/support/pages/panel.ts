import type { Locator, Page } from 'playwright/test';

/** Strapi's panel, as power users drive it. */
export class Panel {
  constructor(
    readonly page: Page,
    private readonly cmsUrl: string,
  ) {}

  async signIn(admin: { email: string; password: string }): Promise<void> {
    await this.page.addInitScript(boundIdleCallbacks);
    await this.page.goto(`${this.cmsUrl}/admin/auth/login`);
    await this.page.getByLabel(/^Email/).fill(admin.email);
    await this.page
      .getByLabel(/^Password/)
      .first()
      .fill(admin.password);
    await this.page.getByRole('button', { name: 'Login' }).click();
    await this.page.waitForURL((url) => !url.pathname.includes('/auth/'));
  }

  /** The list of a collection's entries; `query`: how it is sorted, and its page. */
  async openList(uid: string, query = ''): Promise<void> {
    await this.page.goto(`${this.cmsUrl}/admin/content-manager/collection-types/${uid}${query}`);
    await this.page.getByRole('grid').waitFor();
  }

  /** Rows of the list, the head not among them. */
  get rows(): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('gridcell').getByRole('link') });
  }

  /** The row of the list that shows the text. */
  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  async select(...texts: string[]): Promise<void> {
    for (const text of texts) await this.row(text).getByRole('checkbox').click();
  }

  async selectAll(): Promise<void> {
    await this.page.getByRole('checkbox', { name: 'Select all entries' }).click();
  }

  /** Deletes the selected entries with the bar above the list. */
  async deleteSelected(): Promise<void> {
    await this.page.getByRole('button', { name: 'Delete', exact: true }).click();
    await this.confirm();
  }

  /** Deletes one entry with its row's menu. */
  async deleteRow(text: string): Promise<void> {
    await this.row(text).getByRole('button', { name: 'Row actions' }).click();
    await this.page.getByRole('menuitem', { name: 'Delete entry' }).click();
    await this.confirm();
  }

  /** Opens an entry of the list. */
  async openEntry(text: string): Promise<void> {
    await this.row(text).getByRole('link').first().click();
    await this.field('Title').waitFor();
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  /** Grey while there is nothing to save. */
  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  async save(): Promise<void> {
    await this.saveButton.click();
  }

  get publishButton(): Locator {
    return this.page.getByRole('button', { name: 'Publish', exact: true });
  }

  async publish(): Promise<void> {
    await this.publishButton.click();
  }

  /** What the panel tells of the last action. */
  message(text: string | RegExp): Locator {
    return this.page.getByRole('alert').or(this.page.getByRole('status')).getByText(text);
  }

  private async confirm(): Promise<void> {
    const dialog = this.page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
}

/**
 * Strapi draws the buttons of its bars in an idle callback without a deadline. Headless Chromium calls none back while it
 * draws no frames, so that the buttons wait for the next move of the pointer, which a person makes and a test does not.
 */
function boundIdleCallbacks(): void {
  const request = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (callback) => request(callback, { timeout: 50 });
}
