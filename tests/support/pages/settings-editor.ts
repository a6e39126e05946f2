import type { Page } from 'playwright/test';
import { TabbedScreen } from './tabbed-screen';

/** The back-office's Settings, but for the own password. */
export class SettingsEditor extends TabbedScreen {
  constructor(page: Page) {
    super(page, '/admin/settings');
  }
}
