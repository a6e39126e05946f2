import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeAnotherBuild } from '../../support/another-build';
import { expect, test } from '../../support/fixtures/journey';
import { ContentEditor } from '../../support/pages/content-editor';

const buildOf = () => document.documentElement.dataset['build'] ?? '';

test.describe('the back-office on a phone, where no screen is loaded ahead', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('A6: a deployment under an open screen is said; a screen whose file is gone for good says so, and Reload opens it without a word lost', async ({
    page,
    stack,
    wire,
  }) => {
    const editor = new ContentEditor(page);
    await editor.open(stack.admin, 'about');
    const mission = editor.field('Who we are', 'Mission');
    const before = await page.evaluate(buildOf);
    const dist = makeAnotherBuild(before);
    const newer = page.getByRole('status').filter({ hasText: 'A newer version of the back-office is here' });
    const goTo = async (screen: string) => {
      await page.getByRole('button', { name: /^Menu/ }).tap();
      await page.getByRole('navigation', { name: 'Back-office' }).getByRole('link', { name: screen }).tap();
    };
    try {
      await stack.restartProxy({ WEB_DIST: dist });
      rmSync(join(stack.dataDir, 'builds', before), { recursive: true });
      await mission.fill('Typed over a deployment');
      await expect(newer).toBeVisible();
      await expect(editor.saveState).toHaveText('Saved');
      expect((await wire.content()).about.mission).toBe('Typed over a deployment');

      await newer.getByRole('button', { name: 'Later' }).tap();
      await expect(newer).toHaveCount(0);
      await goTo('FAQ');
      const missing = page.getByRole('main').getByRole('alert');
      await expect(missing).toContainText('This page is older than the site');
      await page.goBack();
      await mission.fill('Typed right before the reload');
      await goTo('FAQ');
      await missing.getByRole('button', { name: 'Reload' }).tap();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/FAQ/);
      expect(await page.evaluate(buildOf)).not.toBe(before);
      await expect.poll(async () => (await wire.content()).about.mission).toBe('Typed right before the reload');
      await expect(newer).toHaveCount(0);
    } finally {
      await stack.restartProxy();
      rmSync(dist, { recursive: true });
    }
  });
});
