import type { Page } from 'playwright/test';
import { adminAddresses } from '../../support/admin-screens';
import { violations } from '../../support/axe';
import { expect, test } from '../../support/fixtures/journey';
import { BackOffice } from '../../support/pages/back-office';

const SIZES = [390, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;
const isLong = process.env['ALL_JOURNEYS'] !== undefined;
/** Every size in every colours in the long run; else two that have something of all. */
const looks = isLong
  ? SIZES.flatMap((width) => SCHEMES.map((scheme) => ({ width, scheme })))
  : [{ width: 390, scheme: 'dark' } as const];
/** Each kind of screen once, else every tab too. */
const addresses = isLong ? adminAddresses : ['/admin/content', '/admin/team', '/admin/faq'];

/** Opens the first item's form, where the screen has a list. */
async function openForm(page: Page): Promise<boolean> {
  const opener = page
    .getByRole('main')
    .getByRole('button', { name: /^Edit: / })
    .or(page.locator('main ol h3 button[aria-expanded="false"]'))
    .first();
  if (!(await opener.isVisible())) return false;
  await opener.click();
  return true;
}

for (const { width, scheme } of looks) {
  test(`X1: every screen, open form, question and sheet is without axe violations at ${width} px, ${scheme}`, async ({
    page,
    stack,
  }) => {
    test.setTimeout(isLong ? 900_000 : 300_000);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    const office = new BackOffice(page);
    await office.open(stack.admin, '/admin/content');
    const check = async (what: string) => expect.soft([what, await violations(page)]).toEqual([what, []]);
    for (const address of addresses) {
      await page.goto(address);
      await expect(office.saveState).toHaveText('Saved');
      await expect(office.loading).toHaveCount(0);
      await check(address);
      const remove = page.getByRole('main').getByRole('button', { name: /^Delete: / });
      if (await remove.first().isVisible()) {
        await remove.first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check(`${address}, asked before deleting`);
        await page.keyboard.press('Escape');
      }
      if (await openForm(page)) await check(`${address}, a form open`);
    }
    await page.goto('/admin/faq');
    await page.getByRole('button', { name: 'Add FAQ' }).click();
    await check('a new FAQ');
    await page.getByRole('button', { name: 'Shortcuts and display' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('the help sheet');
  });
}
