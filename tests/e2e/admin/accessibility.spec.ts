import { postsReplySchema } from '@apoti/contract';
import { adminAddresses } from '../../support/admin-screens';
import { sendContact } from '../../support/contact-leads';
import { writeSubscribers } from '../../support/factories/subscribers';
import { expect, test } from '../../support/fixtures/journey';
import { LibraryClient } from '../../support/library-client';
import { Looks, phoneInTheDark } from '../../support/looks';
import { BackOffice } from '../../support/pages/back-office';
import { ContentEditor } from '../../support/pages/content-editor';
import { HistoryPanel } from '../../support/pages/history-panel';
import { PostFormPage } from '../../support/pages/post-form';
import { Preview } from '../../support/pages/preview';
import { Backups } from '../../support/pages/backups';
import { People } from '../../support/pages/people';
import { png } from '../../support/pictures';
import { checkDialog, visit } from '../../support/visit';
import { WireClient } from '../../support/wire-client';

/** A screen of each kind: figures, a form with lists and pictures, cards, a table, files, many fields. */
const someAddresses = [
  '/admin',
  '/admin/content?tab=services',
  '/admin/team',
  '/admin/newsletter',
  '/admin/media',
  '/admin/settings?tab=notifications',
];

/** People, and the settings with their backups, are looked at by themselves: more of them is to be opened. */
const isOfAccess = (address: string) => /^\/admin\/(people|settings)/.test(address);

test.describe('axe finds nothing', () => {
  test.beforeEach(() => test.setTimeout(900_000));

  test.beforeAll(async ({ stack }) => {
    writeSubscribers(stack.dataDir, 3);
    await sendContact(stack.origin, { name: 'Ada Example' });
    const wire = new WireClient(stack.origin);
    await wire.signIn(stack.admin);
    await new LibraryClient(wire).uploaded(await png(), { fileName: 'door.png', type: 'image/png', alt: 'A door' });
  });

  test('X1: on a phone in the dark, on a screen of each kind, a question and a dialog', async ({ page, stack }) => {
    const looks = new Looks(page, [phoneInTheDark]);
    await new BackOffice(page).open(stack.admin, '/admin');
    for (const address of someAddresses) {
      await visit(page, address);
      await looks.check(address, 'page');
    }
    await visit(page, '/admin/team');
    const remove = page.getByRole('button', { name: /^Delete: / }).first();
    await checkDialog(looks, 'asked before a member is deleted', remove);
    await checkDialog(looks, 'the history', new HistoryPanel(page).opener);
  });

  test('X1: on any screen with its tabs, an opened item and its question @full', async ({ page, stack }) => {
    const looks = new Looks(page);
    await new BackOffice(page).open(stack.admin, '/admin/content');
    for (const address of adminAddresses.filter((one) => !isOfAccess(one))) {
      await visit(page, address);
      const main = page.getByRole('main');
      const remove = main.getByRole('button', { name: /^Delete: / }).first();
      if ((await remove.isVisible()) && (await remove.isEnabled()))
        await checkDialog(looks, `${address}, asked before deleting`, remove);
      const item = main.locator('ol h3 button[aria-expanded="false"]').first();
      if (await item.isVisible()) await item.click();
      await looks.check(address, 'page');
    }
  });

  test('X1: on People & Access, in every tab of Settings, and in the list of backups @full', async ({
    page,
    stack,
  }) => {
    const looks = new Looks(page);
    const people = new People(page);
    const backups = new Backups(page);
    await people.open(stack.admin, '/admin/people');
    await people.invite('', '');
    await looks.check('an invitation that cannot be sent', 'page');
    await people.invite('ngozi', 'ngozi@example.com');
    await expect(people.account('ngozi')).toBeVisible();
    for (const address of adminAddresses.filter(isOfAccess)) {
      await visit(page, address);
      await looks.check(address, 'page');
    }
    await visit(page, '/admin/people');
    await checkDialog(looks, 'asked before an invitation is taken back', people.deed('Withdraw', 'ngozi'));

    await visit(page, '/admin/settings?tab=system');
    await backups.make.click();
    await expect(backups.list).toHaveCount(1, { timeout: 60_000 });
    await looks.check('the list of backups', 'page');
    await checkDialog(looks, 'asked before a restore', backups.restore(backups.list));
    await checkDialog(looks, 'asked before a backup is deleted', backups.delete(backups.list));
    // The journeys after this find no backup.
    await backups.delete(backups.list).click();
    await backups.answer('Delete').click();
    await expect(backups.list).toHaveCount(0);
  });

  test('X1: in the form of a post and the questions of its text @full', async ({ page, stack, wire }) => {
    const looks = new Looks(page);
    const form = new PostFormPage(page);
    await new BackOffice(page).open(stack.admin, '/admin/blog');
    const [post] = postsReplySchema.parse((await wire.get('/api/blog.php')).json);
    await visit(page, `/admin/blog?edit=${post?.id}`);
    await expect(form.content).toBeVisible();
    await looks.check('a post', 'page');
    await checkDialog(looks, 'the history of a post', page.getByRole('button', { name: 'History' }));
    await visit(page, '/admin/blog?edit=new', 'Nothing written yet');
    await expect(form.content).toBeVisible();
    await looks.check('a new post', 'page');
    const tools = page.getByRole('toolbar', { name: 'Tools: Content' });
    for (const name of ['Link', 'Picture', 'Video']) {
      await checkDialog(looks, `${name} in a text`, tools.getByRole('button', { name, exact: true }));
    }
    await form.content.click();
    await form.tool('Table');
    await expect(page.getByRole('toolbar', { name: 'Table: Content' })).toBeVisible();
    for (const head of ['Size', 'Price', 'Where']) {
      await form.content.pressSequentially(head);
      await form.content.press('Tab');
    }
    await looks.check('a table in a text', 'page');
    await form.button('Publish').click();
    await expect(page.getByText('Title is required').first()).toBeVisible();
    await looks.check('a post that cannot be published', 'page');
  });

  test('X1: in the forms of events, locations, questions and members @full', async ({ page, stack }) => {
    const looks = new Looks(page);
    await new BackOffice(page).open(stack.admin, '/admin/events');
    for (const kind of ['event', 'location']) {
      await visit(page, `/admin/${kind}s/new`);
      await page.getByRole('button', { name: `Create ${kind}` }).click();
      await looks.check(`a new ${kind} that cannot be created yet`, 'page');
      await visit(page, `/admin/${kind}s/1`);
      await looks.check(`an ${kind}`, 'page');
    }
    for (const [address, button] of [
      ['/admin/faq', 'Add FAQ'],
      ['/admin/testimonials', 'Add testimonial'],
      ['/admin/team', 'Add Team Member'],
    ] as const) {
      await visit(page, address);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('form').first()).toBeVisible();
      await looks.check(`${address}, ${button}`, 'page');
    }
  });

  test('X1: in what stands beside or in front of a screen @full', async ({ page, stack }) => {
    const looks = new Looks(page);
    await new BackOffice(page).open(stack.admin, '/admin/leads');
    await page.getByRole('link', { name: 'Ada Example' }).click();
    await expect(page.getByRole('region', { name: 'Lead', exact: true })).toContainText('From Ada Example');
    await looks.check('an open lead', 'page');
    await page.getByLabel('Note', { exact: true }).fill('Typed, and not added');
    await visit(page, '/admin/leads');
    await expect(page.getByText('Typed in this browser, and not sent')).toBeVisible();
    await looks.check('the leads, with words that were not sent', 'page');

    await visit(page, '/admin/media');
    await checkDialog(looks, 'a file', page.getByRole('list', { name: 'Files' }).getByRole('link').first());
    await checkDialog(looks, 'places of files', page.getByRole('button', { name: 'Placements' }));
    await checkDialog(looks, 'a new folder', page.getByRole('button', { name: 'New folder' }));
    await checkDialog(looks, 'an upload', page.getByRole('button', { name: 'Upload files' }).first());

    await visit(page, '/admin/content?tab=about');
    await checkDialog(looks, 'the help sheet', page.getByRole('button', { name: 'Shortcuts and display' }));
    await checkDialog(looks, 'the history', new HistoryPanel(page).opener);
    await page.setViewportSize({ width: 1280, height: 900 });
    await new Preview(page).toggle.click();
    await expect(new Preview(page).shown.getByRole('heading', { level: 1 })).toBeVisible();
    await looks.check('the preview');
  });

  test('X1: in what is said of conflicts and of a session that has ended @full', async ({
    page,
    context,
    stack,
    wire,
  }) => {
    const looks = new Looks(page);
    const office = new BackOffice(page);
    const editor = new ContentEditor(page);
    await editor.open(stack.admin, 'about');
    const mission = editor.field('Who we are', 'Mission');
    await expect(office.saveState).toHaveText('Saved');
    const content = await wire.content();
    await mission.fill(`${content.about.mission} So says one, at some length, and with an end of her own.`);
    const theirs = `${content.about.mission} So says the other, at some length, and with another end.`;
    await wire.post('/api/content.php', { ...content, about: { ...content.about, mission: theirs } });
    const panel = page.getByRole('region', { name: 'Somebody else changed the same' });
    await expect(panel.getByText('What differs')).toBeVisible();
    await looks.check('a conflict', 'page');
    await panel.getByRole('button', { name: 'Keep mine' }).click();
    await expect(office.saveState).toHaveText('Saved');

    await context.clearCookies();
    await mission.fill('Typed without a session');
    await expect(office.signedOut).toBeVisible();
    await looks.check('a session that has ended', 'page');
    await office.signedOut.getByRole('button', { name: 'Sign in' }).click();
    await looks.check('the sign-in in place', 'dialog');
    await page.keyboard.press('Escape');
    await office.signInAgain(stack.admin);
    await expect(office.saveState).toHaveText('Saved');

    await page.route('**/api/auth.php', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(office.loggedOut).toBeVisible();
    await looks.check('a logout that the server has not heard of');
  });
});
