import type { Locator, Page } from 'playwright/test';

/** The locker finder of /lockers. */
export class Stations {
  /** The names of the stations that are listed. */
  readonly names: Locator;
  readonly count: Locator;
  readonly clear: Locator;
  readonly nearMe: Locator;
  readonly usualOrder: Locator;
  /** Sends the choices where there is no script. */
  readonly show: Locator;
  private readonly form: Locator;

  constructor(private readonly page: Page) {
    const section = page.locator('#stations');
    this.names = section.getByRole('heading', { level: 3, name: /Station$/ });
    this.count = section
      .getByRole('status')
      .filter({ hasText: /stations?\b.*\d*$/ })
      .first();
    this.clear = section.getByRole('link', { name: 'Clear filters' });
    this.nearMe = section.getByRole('button', { name: 'Near me' });
    this.usualOrder = section.getByRole('button', { name: 'Usual order' });
    this.form = section.getByRole('search', { name: 'Stations' });
    this.show = this.form.getByRole('button', { name: 'Show stations' });
  }

  state(name: string): Locator {
    return this.form.getByRole('list', { name: 'State' }).getByRole('link', { name: new RegExp(`^${name}`) });
  }

  /** Chooses by the value of an option. */
  async choose(label: string, value: string): Promise<void> {
    await this.form.getByRole('combobox', { name: label }).selectOption(value);
  }

  /** A station as it is listed. */
  unit(name: string): Locator {
    return this.page.locator('li[id^="station-"]').filter({ has: this.page.getByRole('heading', { name }) });
  }
}
