import type { Locator, Page } from 'playwright/test';

/** The sections of the home page below the slides. */
export class HomeSections {
  /** What opens a feature. */
  readonly features: Locator;
  /** What opened features say. */
  readonly details: Locator;
  /** The features that are open. */
  readonly open: Locator;
  readonly steps: Locator;
  /** The row of testimonials. */
  readonly testimonials: Locator;
  readonly quotes: Locator;

  constructor(private readonly page: Page) {
    const features = page.locator('#features');
    this.features = features.locator('summary');
    this.details = features.locator('details > p');
    this.open = features.locator('details[open]');
    this.steps = page.locator('#how-it-works').getByRole('heading', { level: 3 });
    this.testimonials = page.locator('#testimonials').getByRole('list');
    this.quotes = this.testimonials.locator('blockquote');
  }

  /** The stations of a city. */
  city(name: string): Locator {
    const heading = this.page.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) });
    return this.page.locator('#locations div').filter({ has: heading }).last().getByRole('listitem');
  }
}
