import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { backupTexts, seoTexts } from '@apoti/contract';
import { violations } from '../../support/axe';
import { expect, test } from '../../support/fixtures/journey';
import { Backups } from '../../support/pages/backups';

test.describe('backups', () => {
  test('A18: one is made by a press, listed with what is in it, downloaded whole, and deleted', async ({
    page,
    stack,
  }) => {
    const screen = new Backups(page);
    await screen.open(stack.admin, '/admin/settings?tab=system');
    await expect(screen.section).toContainText('No backups yet');
    await screen.make.click();
    await expect(screen.toast(backupTexts.made)).toBeVisible({ timeout: 60_000 });
    await expect(screen.list).toHaveCount(1);
    await expect(screen.list).toContainText('By hand');
    await expect(screen.list).toContainText(`checked · by ${stack.admin.username}`);

    const [download] = await Promise.all([page.waitForEvent('download'), screen.download(screen.list).click()]);
    expect(download.suggestedFilename()).toMatch(/^backup-.+-manual\.tar\.gz$/);
    const tar = gunzipSync(await readFile(await download.path()));
    expect(tar.toString('latin1', 0, 13)).toBe('manifest.json');
    expect(tar.includes('SQLite format 3')).toBe(true);

    await screen.delete(screen.list).click();
    await expect(screen.dialog).toContainText('Delete this backup?');
    await screen.answer('Delete').click();
    await expect(screen.toast(backupTexts.deleted)).toBeVisible();
    await expect(screen.section).toContainText('No backups yet');
  });

  test('A18: where the server cannot restart itself, a restore says the command with the backup’s name, to be copied @full', async ({
    page,
    context,
    stack,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const screen = new Backups(page);
    await screen.open(stack.admin, '/admin/settings?tab=system');
    await screen.make.click();
    await expect(screen.list).toHaveCount(1, { timeout: 60_000 });
    await screen.restore(screen.list).click();
    await expect(screen.dialog).toContainText(backupTexts.notSupervised);
    await expect(screen.dialog).toContainText(/npm run restore -- backup-.+-manual\.tar\.gz/);
    await screen.copyCommand.click();
    await expect(screen.toast(seoTexts.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^npm run restore -- backup-.+-manual\.tar\.gz$/,
    );
    await screen.answer('Close').click();
    await expect(screen.dialog).toBeHidden();
  });

  test('A18: by keyboard, on a phone, and while the CMS is dead @full', async ({ page, stack }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const screen = new Backups(page);
    await screen.open(stack.admin, '/admin/settings?tab=system');
    await screen.make.waitFor();
    await expect(screen.list.first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violations(page)).toEqual([]);
    await stack.killCms();
    await screen.make.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(new RegExp(`^${backupTexts.notMade}: `)).first()).toBeVisible();
    await stack.startCms();
  });
});
