import type { Locator, Page } from 'playwright/test';

/** The rotating slides at the top of the home page. */
export class Hero {
  readonly region: Locator;
  readonly title: Locator;
  readonly dots: Locator;
  readonly pause: Locator;
  readonly play: Locator;
  readonly watchDemo: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'Highlights' });
    const current = this.region.locator('[data-current]');
    this.title = current.getByRole('heading');
    this.dots = this.region.getByRole('button', { name: /^Slide \d/ });
    this.pause = this.region.getByRole('button', { name: 'Pause slides' });
    this.play = this.region.getByRole('button', { name: 'Play slides' });
    this.watchDemo = current.getByRole('button', { name: 'Watch Demo' });
    this.dialog = page.getByRole('dialog', { name: 'Watch Demo' });
  }

  /** The dot of a slide by its place, counted from 1. */
  dot(place: number): Locator {
    return this.region.getByRole('button', { name: new RegExp(`^Slide ${place}:`) });
  }
}
