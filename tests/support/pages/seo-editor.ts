import type { Locator, Page } from 'playwright/test';
import { TabbedScreen } from './tabbed-screen';

/** The back-office's SEO Settings. */
export class SeoEditor extends TabbedScreen {
  constructor(page: Page) {
    super(page, '/admin/seo');
  }

  /** A preview by its name. */
  preview(name: string): Locator {
    return this.panel.getByRole('figure', { name });
  }
}
