import type { Locator, Page } from 'playwright/test';

/** The list of press releases. */
export class Press {
  readonly featured: Locator;
  readonly latest: Locator;
  /** The titles of the list, featured ones not among them. */
  readonly titles: Locator;
  /** How many were found. */
  readonly found: Locator;

  constructor(page: Page) {
    const list = page.locator('section[aria-labelledby="news"]');
    this.featured = page.getByRole('region', { name: 'Featured News' }).getByRole('article');
    this.latest = page.getByRole('heading', { name: 'Latest News' });
    this.titles = list.getByRole('heading', { level: 3 });
    this.found = list.getByRole('status');
  }
}
