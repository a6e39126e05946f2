import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures/journey';
import type { Looks } from './looks';
import { BackOffice } from './pages/back-office';

/** An address, once what it shows is there. */
export async function visit(page: Page, address: string, saved = 'Saved'): Promise<void> {
  await page.goto(address);
  const office = new BackOffice(page);
  await expect(office.saveState).toHaveText(saved);
  await expect(page.locator('#screen h1')).toBeVisible();
  await expect(office.loading).toHaveCount(0);
}

/** Looks at the dialog that a press opens, and closes it. */
export async function checkDialog(looks: Looks, what: string, opener: Locator): Promise<void> {
  await opener.click();
  const dialog = opener.page().locator('dialog[open]');
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  await looks.check(what, 'dialog');
  await opener.page().keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
