import type { Locator, Page } from 'playwright/test';
import { BackOffice } from './back-office';

/** The back-office's SEO Settings. */
export class SeoEditor {
  readonly office: BackOffice;

  constructor(readonly page: Page) {
    this.office = new BackOffice(page);
  }

  /** Signs in through the form and opens a tab by its id. */
  async open(admin: { username: string; password: string }, tab = ''): Promise<void> {
    await this.office.open(admin, `/admin/seo${tab === '' ? '' : `?tab=${tab}`}`);
    await this.panel.getByRole('heading', { level: 2 }).first().waitFor();
  }

  get saveState(): Locator {
    return this.office.saveState;
  }

  /** What the chosen tab shows. */
  get panel(): Locator {
    return this.page.getByRole('tabpanel');
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name });
  }

  /** A field by its label; a section may be called the same. */
  field(label: string): Locator {
    return this.panel.getByLabel(label, { exact: true }).and(this.page.locator('input, textarea, select'));
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  toggle(name: string): Locator {
    return this.panel.getByRole('switch', { name });
  }

  /** A preview by its name. */
  preview(name: string): Locator {
    return this.panel.getByRole('figure', { name });
  }
}
