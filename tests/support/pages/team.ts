import type { Locator, Page } from 'playwright/test';

/** The team's carousel on the About page. */
export class Team {
  /** The names of all members. */
  readonly names: Locator;
  /** The names on the present slide. */
  readonly shown: Locator;
  /** The row that scrolls. */
  readonly track: Locator;
  readonly pause: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  private readonly section: Locator;

  constructor(page: Page) {
    this.section = page.locator('#team');
    this.names = this.section.getByRole('heading', { level: 3 });
    this.shown = this.section.locator('[data-current] h3');
    this.track = this.section.getByRole('list', { name: 'Team: members' });
    this.pause = this.section.getByRole('button', { name: 'Pause members' });
    this.previous = this.section.getByRole('button', { name: 'Previous members' });
    this.next = this.section.getByRole('button', { name: 'Next members' });
  }

  /** By how much the row has still to be scrolled to its end, in px. */
  left(): Promise<number> {
    return this.track.evaluate((row) => Math.round(row.scrollWidth - row.clientWidth - row.scrollLeft));
  }

  /** How far the row is scrolled, in px. */
  scrolled(): Promise<number> {
    return this.track.evaluate((row) => Math.round(row.scrollLeft));
  }

  /** The dot of a slide by its place, counted from 1. */
  dot(place: number): Locator {
    return this.section.getByRole('button', { name: /^Members? \d/ }).nth(place - 1);
  }
}
