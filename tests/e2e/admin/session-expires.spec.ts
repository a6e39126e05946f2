import { expect, test } from '../../support/fixtures/journey';
import { BackOffice } from '../../support/pages/back-office';
import { ContentEditor } from '../../support/pages/content-editor';
import { EventsEditor } from '../../support/pages/events-editor';
import { png } from '../../support/pictures';
import { addAdmin } from '../../support/second-admin';
import { untilServed } from '../../support/until-served';

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
    await form.getByLabel('Password', { exact: true }).fill('a wrong one');
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await form.getByLabel('Password', { exact: true }).fill(stack.admin.password);
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(editor.saveState).toHaveText('Saved');
    await expect(mission).toHaveValue('Typed without a session, and more');
    expect((await wire.content()).about.mission).toBe('Typed without a session, and more');
  });

  test('A6: somebody else who signs in there, or in another tab, never sends her edits; they wait for her @full', async ({
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
    await new BackOffice(page).signIn(stack.admin, '/admin/content?tab=about');
    await expect(mission).toHaveValue('Of the first one');
    await expect(page.getByText('Unsent edits were restored')).toBeVisible();
    await expect(editor.saveState).toHaveText('Saved');
    expect((await wire.content()).about.mission).toBe('Of the first one');
  });
});

test.describe('a session that ends on a screen without an editor', () => {
  test('A6: a new event and its picture stay as they are; after the sign-in the picture goes on by itself, the event by the same press @full', async ({
    page,
    context,
    stack,
  }) => {
    const editor = new EventsEditor(page);
    const office = new BackOffice(page);
    await editor.open(stack.admin);
    await page.getByRole('link', { name: 'New event' }).click();
    await editor.field('Title').fill('Begun with a session');
    await editor.field('Description').fill('And ended without one.');
    await editor.field('First day').fill('2031-06-10');
    await editor.field('From').fill('10:00');
    await editor.field('Until').fill('14:00');
    await editor.field('Venue').fill('Example Hub, Yaba, Lagos');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Create event' }).click();
    await expect(office.toast('Please sign in first')).toBeVisible();
    await expect(office.signedOut).toBeVisible();
    await page
      .getByLabel('Upload image')
      .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: await png() });
    await expect(page.getByText('The picture would be missing: wait for it')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/events\/new/);

    await office.signInAgain(stack.admin);
    await expect(office.signedOut).toHaveCount(0);
    await expect(editor.field('Title')).toHaveValue('Begun with a session');
    await expect(office.toast('Image uploaded successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Create event' }).click();
    await expect(page).toHaveURL(/\/admin\/events\/\d+$/);
    await untilServed(page, '/events', (html) => html.includes('Begun with a session'));
  });

  test('A6: a list that is opened says it, and is there after the sign-in @full', async ({ page, context, stack }) => {
    const office = new BackOffice(page);
    await office.open(stack.admin, '/admin/content');
    await expect(office.saveState).toHaveText('Saved');
    for (const link of ['Blog & Press', 'Leads', 'Newsletter', 'Locations', 'Media Library']) {
      await context.clearCookies();
      await page
        .getByRole('navigation', { name: 'Back-office' })
        .getByRole('link', { name: new RegExp(`^${link}`) })
        .click();
      await expect(office.signedOut, link).toBeVisible();
      await office.signInAgain(stack.admin);
      await expect(office.signedOut, link).toHaveCount(0);
      await expect(page.getByText('Please sign in first'), link).toHaveCount(0);
      await expect(office.loading, link).toHaveCount(0);
    }
  });
});

test.describe('a logout that the server does not hear of', () => {
  test('A2: shuts the screens, is no sign-in again by itself, also after a reload, and is done once the server hears @full', async ({
    page,
    stack,
  }) => {
    const office = new BackOffice(page);
    await office.signIn(stack.admin, '/admin/team');
    await expect(office.saveState).toHaveText('Saved');
    const isLogout = (data: string | null) => data?.includes('logout') === true;
    let tries = 0;
    await page.route('**/api/auth.php', async (route) => {
      if (!isLogout(route.request().postData())) return route.continue();
      tries += 1;
      return route.abort();
    });
    // It leads on to the sign-in by itself.
    const comeBack = () => page.evaluate(() => window.location.assign('/admin/team'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(office.loggedOut).toContainText('Error logging out');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    // Whatever is pressed, the cover is.
    const isCovered = await office.loggedOut.evaluate((cover) =>
      [0.05, 0.5, 0.95].every((part) =>
        cover.contains(document.elementFromPoint(window.innerWidth * part, window.innerHeight * part)),
      ),
    );
    expect(isCovered).toBe(true);
    await expect.poll(() => tries, { timeout: 20_000 }).toBeGreaterThan(1);
    await expect(office.loggedOut).toBeVisible();
    await comeBack();
    await expect(page).toHaveURL(/\/login/);

    await office.signIn(stack.admin, '/admin/team');
    await expect(office.loggedOut).toHaveCount(0);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(office.loggedOut).toBeVisible();
    await page.unroute('**/api/auth.php');
    await expect(page).toHaveURL(`${stack.origin}/`, { timeout: 20_000 });
    await expect(page.getByText('Logged out successfully').first()).toBeVisible();
    await comeBack();
    await expect(page).toHaveURL(/\/login/);
  });
});

test.describe('leaving with unsent edits', () => {
  test('A6: a closed tab’s edits come back with the next one, which says so; the browser warns only of what it does not keep yet @full', async ({
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
