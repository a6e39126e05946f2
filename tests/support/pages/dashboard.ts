import type { Locator } from 'playwright/test';
import { BackOffice } from './back-office';

/** The back-office's first screen. */
export class Dashboard extends BackOffice {
  /** A headline figure by its label. */
  figure(label: string): Locator {
    return this.page
      .getByRole('list', { name: 'Headline figures' })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('link', { name: label, exact: true }) });
  }

  /** What a headline figure counts. */
  async number(label: string): Promise<number> {
    const words = await this.figure(label).innerText();
    return Number(/[\d,]+/.exec(words)?.[0].replaceAll(',', ''));
  }

  /** A part by its heading. */
  part(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  /** A tile of the hub. */
  tile(title: string): Locator {
    return this.part('Content Management Hub').getByRole('link', { name: new RegExp(`^${title}`) });
  }

  /** Opens what was found of a kind. */
  async show(kind: string): Promise<Locator> {
    const found = this.part('Content Health').getByRole('group').filter({ hasText: kind });
    await found.locator('summary').click();
    return found;
  }
}
