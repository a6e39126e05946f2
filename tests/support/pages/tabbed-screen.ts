import type { Locator, Page } from 'playwright/test';
import { BackOffice } from './back-office';

/** A screen of the back-office whose fields stand in tabs and save themselves: the settings, the SEO settings. */
export class TabbedScreen {
  readonly office: BackOffice;

  constructor(
    readonly page: Page,
    private readonly path: string,
  ) {
    this.office = new BackOffice(page);
  }

  /** Signs in and opens a tab by its id. */
  async open(admin: { username: string; password: string }, tab = ''): Promise<void> {
    await this.office.open(admin, `${this.path}${tab === '' ? '' : `?tab=${tab}`}`);
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
    return this.page.getByRole('tab', { name, exact: true });
  }

  /** A part of the tab by its heading. */
  section(name: string): Locator {
    return this.panel.getByRole('region', { name, exact: true });
  }

  /** A field by its label; a section may be called the same. */
  field(label: string, within = this.panel): Locator {
    return within.getByLabel(label, { exact: true }).and(this.page.locator('input, textarea, select'));
  }

  toggle(name: string): Locator {
    return this.panel.getByRole('switch', { name, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
