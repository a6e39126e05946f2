import { expect, test } from '../../support/fixtures/journey';
import { Panel } from '../../support/pages/panel';

test.describe('What is closed in Strapi’s panel', () => {
  test('C14: says so at a file that is to come from an address, and what to do @full', async ({ page, stack }) => {
    const panel = new Panel(page, stack.cmsUrl);
    await panel.signIn(stack.admin);
    await page.goto(`${stack.cmsUrl}/admin/plugins/upload`);
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('menuitem', { name: 'File upload from URL' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('http://0.0.0.0:1337/picture.png');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText(/^Files are not fetched from an address here: save the file/)).toBeVisible();
  });

  test('A1: a forgotten password is not mailed by the panel, which says what to do @full', async ({ page, stack }) => {
    await page.goto(`${stack.cmsUrl}/admin/auth/forgot-password`);
    await page.getByLabel(/^Email/).fill(stack.admin.email);
    await page.getByRole('button', { name: 'Send Email' }).click();
    await expect(page.getByRole('alert').getByText(/^The panel sends no mails\./)).toBeVisible();
  });
});
