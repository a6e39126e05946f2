import type { Locator, Page } from 'playwright/test';

/** A page that is searched and filtered: FAQ, press releases, events. */
export class Finder {
  readonly search: Locator;
  /** Sends the search where there is no script. */
  readonly submit: Locator;
  readonly questions: Locator;
  readonly clear: Locator;

  constructor(private readonly page: Page) {
    const main = page.locator('#main');
    this.search = main.getByRole('searchbox');
    this.submit = main.getByRole('button', { name: 'Search' });
    this.questions = main.locator('details');
    this.clear = main.getByRole('link', { name: 'Clear filters' });
  }

  chip(name: string): Locator {
    return this.page
      .locator('#main')
      .getByRole('navigation', { name: /^(Categories|Types)$/ })
      .getByRole('link', { name: new RegExp(`^${name}`) });
  }

  /** What is said where nothing was found. */
  empty(text: string): Locator {
    return this.page.locator('#main').getByText(text, { exact: true });
  }
}
