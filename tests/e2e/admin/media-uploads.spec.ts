import { expect, test } from '../../support/fixtures/journey';
import { LibraryClient } from '../../support/library-client';
import { MediaLibrary, type GivenFile } from '../../support/pages/media-library';
import { jpeg } from '../../support/pictures';

const MEDIA = '/admin/media?view=grid';
let width = 400;
const picture = async (name: string): Promise<GivenFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await jpeg((width += 7), 60),
});

test.describe('uploads that cannot go on at once', () => {
  test('A15, A6: without a session they wait; she signs in again in place, and they go on by themselves @full', async ({
    page,
    context,
    stack,
  }) => {
    const library = new MediaLibrary(page);
    await library.open(stack.admin, MEDIA);
    await library.stage([await picture('waits.jpg'), await picture('waits-too.jpg')]);
    await context.clearCookies();
    await library.answer('Upload 2 files').click();
    await expect(library.uploads).toContainText('2 files waiting: you are signed out');
    const notice = page.getByRole('status').filter({ hasText: 'You are signed out' });
    await notice.getByRole('button', { name: 'Sign in' }).click();
    const form = page.getByRole('form', { name: 'Sign in again' });
    await form.getByLabel('Username or e-mail').fill(stack.admin.username);
    await form.getByLabel('Password', { exact: true }).fill(stack.admin.password);
    await page.keyboard.press('Enter');
    await expect(library.uploads).toContainText('2 files uploaded');
    await expect(library.file('waits-too.jpg')).toBeVisible();
  });

  test('A15, A2: logging out asks about them; they go on, or are cancelled and nothing asks again @full', async ({
    page,
    stack,
    wire,
  }) => {
    const library = new MediaLibrary(page);
    await library.open(stack.admin, MEDIA);
    let release: () => void = () => {};
    const isHeld = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/library/files', async (route) => {
      await isHeld;
      await route.abort().catch(() => undefined);
    });
    await library.stage([await picture('left.jpg')]);
    await library.answer('Upload 1 file').click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(library.dialog).toContainText('1 file is still being uploaded. Logging out cancels it.');
    await library.answer('Stay').click();
    await expect(library.uploads).toContainText('Uploading 1 file…');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.getByRole('button', { name: 'Logout' }).click();
    await library.answer('Log out').click();
    await expect(page).toHaveURL(`${stack.origin}/`);
    expect(asked).toEqual([]);
    release();
    expect((await wire.get('/api/library?search=left')).text).toContain('"total":0');
  });

  test('A15: a file that somebody else has replaced meanwhile is shown and asked about, in its details and at the foot @full', async ({
    page,
    stack,
    wire,
  }) => {
    const library = new MediaLibrary(page);
    const theirs = new LibraryClient(wire);
    await library.open(stack.admin, MEDIA);
    await library.stage([await picture('shared.jpg')]);
    await library.answer('Upload 1 file').click();
    await library.details('shared.jpg');
    const [file] = (await theirs.page('search=shared.jpg')).files;
    expect((await theirs.replace(file?.id ?? '', await jpeg(210, 70), { fileName: 'a.jpg' })).status).toBe(200);
    await library.replace(await picture('mine.jpg'));
    const question = library.dialog.getByRole('alert');
    await expect(question).toContainText('This file has been replaced meanwhile.');
    await expect(question).toContainText('There now: 210 × 70');
    await library.answer('Keep theirs: shared.jpg').click();
    await expect(library.dialog.getByText('210 × 70')).toBeVisible();
    expect((await theirs.replace(file?.id ?? '', await jpeg(220, 70), { fileName: 'b.jpg' })).status).toBe(200);
    const mine = await picture('mine.jpg');
    await library.replace(mine);
    await expect(question).toContainText('There now: 220 × 70');
    await library.close();
    await expect(library.uploads).toContainText('This file has been replaced meanwhile');
    await library.uploads.getByRole('button', { name: 'Replace anyway: shared.jpg' }).click();
    await expect(library.toast('File replaced successfully!')).toBeVisible();
    await library.details('shared.jpg');
    await expect(library.dialog.getByText(`${width} × 60`)).toBeVisible();
  });

  test('A15: while the content service is dead the list stays, uploads wait, words are kept; then all of it goes on @full', async ({
    page,
    stack,
  }) => {
    test.setTimeout(180_000);
    const library = new MediaLibrary(page);
    await library.open(stack.admin, MEDIA);
    await library.stage([await picture('before.jpg')]);
    await library.answer('Upload 1 file').click();
    await library.details('before.jpg');
    await stack.killCms();
    await library.dialog.getByLabel('Alt text').fill('Typed while it was dead');
    const state = library.dialog.getByRole('status', { name: 'State of the details' });
    await expect(state).toContainText('Not saved, kept in this browser');
    await library.close();
    await expect(library.file('before.jpg')).toBeVisible();
    await library.stage([await picture('later.jpg')]);
    await library.answer('Upload 1 file').click();
    await expect(library.uploads).toContainText('1 file waiting: the server does not answer');
    await page.getByRole('checkbox', { name: /^Images without alt text/ }).check();
    await expect(page.getByText('The list could not be loaded anew')).toBeVisible();
    await expect(library.file('before.jpg')).toBeVisible();
    await stack.startCms();
    // By itself, a little later.
    await expect(library.uploads).toContainText('1 file uploaded', { timeout: 60_000 });
    await page.goto(`${MEDIA}&search=later`);
    await expect(library.file('later.jpg')).toBeVisible();
    await page.goto(`${MEDIA}&search=before`);
    await library.details('before.jpg');
    await expect(library.dialog.getByLabel('Alt text')).toHaveValue('Typed while it was dead');
    await expect(state).toHaveText('Saved');
  });
});
