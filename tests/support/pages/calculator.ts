import type { Locator, Page } from 'playwright/test';

/** The calculator of the franchise page. */
export class Calculator {
  readonly section: Locator;
  readonly amount: Locator;
  readonly slider: Locator;
  readonly submit: Locator;
  /** What is said beside the amount. */
  readonly error: Locator;
  /** The return per year, and that of all years. */
  readonly sums: Locator;
  /** The years of the table. */
  readonly rows: Locator;

  constructor(page: Page) {
    this.section = page.locator('#calculator');
    this.amount = this.section.getByRole('textbox', { name: 'Amount in naira' });
    this.slider = this.section.getByRole('slider', { name: 'Amount in naira' });
    this.submit = this.section.getByRole('button', { name: 'Calculate' });
    this.error = this.section.locator('p[id$="-error"]');
    this.sums = this.section.getByRole('status').locator('dd');
    this.rows = this.section.locator('tbody tr');
  }

  year(years: number): Locator {
    return this.section.getByRole('radio', { name: String(years), exact: true });
  }

  /** A range of the application form, by its beginning. */
  range(from: string): Locator {
    return this.section
      .getByRole('navigation', { name: 'Ranges of the application form' })
      .getByRole('link', { name: new RegExp(`^${from}`) });
  }
}
