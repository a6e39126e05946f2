import type { Locator, Page } from 'playwright/test';

/** What stands around every public page: navigation, footer, toasts. */
export class SiteFrame {
  readonly navigation: Locator;
  /** The small screen's navigation. */
  readonly sheet: Locator;
  readonly footer: Locator;
  /** The place of toasts, there from the first touch on. */
  readonly toaster: Locator;
  /** The toasts that are shown now. */
  readonly toasts: Locator;

  constructor(readonly page: Page) {
    this.navigation = page.getByRole('navigation', { name: 'Main', exact: true });
    this.sheet = page.getByRole('navigation', { name: 'Main, small screen' });
    this.footer = page.getByRole('contentinfo');
    this.toaster = page.locator('[popover="manual"]');
    this.toasts = this.toaster.locator('> *');
  }

  /** What opens a dropdown. */
  menu(label: string, navigation = this.navigation): Locator {
    return navigation.locator('summary').filter({ hasText: label });
  }

  entry(name: string, navigation = this.navigation): Locator {
    return navigation.getByRole('link', { name, exact: true });
  }

  get burger(): Locator {
    return this.menu('Menu', this.sheet);
  }
}
