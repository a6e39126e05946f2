import { expect, test } from '../../support/fixtures/journey';
import { BackOffice } from '../../support/pages/back-office';
import { ContentEditor } from '../../support/pages/content-editor';
import { addAdmin } from '../../support/second-admin';

test.describe('a session that ends while somebody edits', () => {
  test('A6: she signs in again in place; the screen stays as it is, nothing is lost, and the edits go out', async ({
    page,
    context,
    stack,
    wire,
  }) => {
    const editor = new ContentEditor(page);
    await editor.open(stack.admin, 'about');
    const mission = editor.field('Who we are', 'Mission');
    const before = (await wire.content()).about.mission;
    await context.clearCookies();
    await mission.fill('Typed without a session');
    const notice = page.getByRole('status').filter({ hasText: 'You are signed out' });
    await expect(notice).toContainText('Your edits are kept in this browser');
    await expect(editor.saveState).toHaveText('Kept in this browser');
    await mission.fill('Typed without a session, and more');
    expect((await wire.content()).about.mission).toBe(before);

    await notice.getByRole('button', { name: 'Sign in' }).click();
    const form = page.getByRole('form', { name: 'Sign in again' });
    await form.getByLabel('Username or e-mail').fill(stack.admin.username);
    await form.getByLabel('Password').fill('a wrong one');
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await form.getByLabel('Password').fill(stack.admin.password);
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(editor.saveState).toHaveText('Saved');
    await expect(mission).toHaveValue('Typed without a session, and more');
    expect((await wire.content()).about.mission).toBe('Typed without a session, and more');
  });

  test('A6: somebody else who signs in there, or in another tab, never sends her edits; they wait for her', async ({
    page,
    context,
    stack,
    wire,
  }) => {
    const grace = await addAdmin(stack.cmsUrl, 'grace');
    const editor = new ContentEditor(page);
    await editor.open(stack.admin, 'about');
    const mission = editor.field('Who we are', 'Mission');
    const before = (await wire.content()).about.mission;

    // Somebody signs in in another tab; this one has not heard of it when it sends.
    await context.clearCookies();
    const answer = await context.request.post('/api/auth.php', {
      data: { action: 'login', email: grace.username, password: grace.password },
    });
    expect(answer.ok()).toBe(true);
    await mission.fill('Of the first one');
    await expect(page.getByRole('banner')).toContainText('grace');
    await expect(editor.saveState).toHaveText('Saved');
    await expect(mission).toHaveValue(before);
    expect((await wire.content()).about.mission).toBe(before);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${stack.origin}/`);
    await new BackOffice(page).open(stack.admin, '/admin/content?tab=about');
    await expect(mission).toHaveValue('Of the first one');
    await expect(page.getByText('Unsent edits were restored')).toBeVisible();
    await expect(editor.saveState).toHaveText('Saved');
    expect((await wire.content()).about.mission).toBe('Of the first one');
  });
});

test.describe('leaving with unsent edits', () => {
  test('A6: a closed tab’s edits come back with the next one, which says so; the browser warns only of what it does not keep yet', async ({
    page,
    context,
    stack,
    wire,
  }) => {
    const editor = new ContentEditor(page);
    await editor.open(stack.admin, 'about');
    const mission = editor.field('Who we are', 'Mission');
    await context.route('**/api/content.php', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await mission.fill('Before the tab was closed');
    await expect(editor.saveState).toHaveText('Kept in this browser');
    const warnings: string[] = [];
    page.on('dialog', (dialog) => {
      warnings.push(dialog.type());
      void dialog.accept();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => page.isClosed()).toBe(true);
    expect(warnings).toEqual([]);

    await context.unroute('**/api/content.php');
    const next = new ContentEditor(await context.newPage());
    await next.page.goto('/admin/content?tab=about');
    await expect(next.field('Who we are', 'Mission')).toHaveValue('Before the tab was closed');
    await expect(next.page.getByText('Unsent edits were restored')).toBeVisible();
    await expect(next.saveState).toHaveText('Saved');
    expect((await wire.content()).about.mission).toBe('Before the tab was closed');
  });
});
