import type { Locator, Page } from 'playwright/test';

/** The events page. */
export class Events {
  /** Tickets of featured events. */
  readonly featured: Locator;
  readonly upcoming: Locator;
  readonly past: Locator;
  /** The titles of all entries. */
  readonly titles: Locator;

  constructor(private readonly page: Page) {
    const part = (name: string) => page.getByRole('region', { name });
    this.featured = part('Featured events').getByRole('link');
    this.upcoming = part('Upcoming Events').locator('[id^="event-"]');
    this.past = part('Past Events').locator('[id^="event-"]');
    this.titles = page.locator('[id^="event-"]').getByRole('heading');
  }

  /** What tells the status of entries. */
  badges(entries: Locator): Locator {
    return entries.getByText(/^(Upcoming|Recurring|Past)$/);
  }

  /** The colours of a status: its badge’s and those of the mark in it. */
  colours(status: string): Promise<string> {
    const badge = this.page.locator('[id^="event-"]').getByText(status, { exact: true }).first();
    return badge.evaluate((element) =>
      [getComputedStyle(element), getComputedStyle(element, '::before')]
        .flatMap(({ color, backgroundColor, borderColor }) => [color, backgroundColor, borderColor])
        .join(' '),
    );
  }
}
