import type { Locator, Page } from 'playwright/test';

/** The preview beside an editing screen, or over it on a small one. */
export class Preview {
  constructor(readonly page: Page) {}

  /** Opens and closes it. */
  get toggle(): Locator {
    return this.page.getByRole('button', { name: 'Preview', exact: true });
  }

  get frame(): Locator {
    return this.page.locator('iframe[title^="Preview of"]');
  }

  /** What it shows. */
  get shown() {
    return this.page.frameLocator('iframe[title^="Preview of"]');
  }

  /** What is said of it when it cannot be made. */
  get notice(): Locator {
    return this.page.getByRole('region', { name: 'Preview' }).getByRole('status');
  }

  device(name: 'Phone' | 'Desktop'): Locator {
    return this.page.getByRole('radiogroup', { name: 'Width of the preview' }).getByRole('radio', { name });
  }

  /** The page's own width in CSS pixels. */
  width(): Promise<number> {
    return this.shown.locator('html').evaluate((html) => html.clientWidth);
  }

  scrolled(): Promise<number> {
    return this.shown.locator('html').evaluate((html) => html.scrollTop);
  }
}
