import { expect, test } from '../../support/fixtures/journey';
import { violations } from '../../support/axe';
import { MediaLibrary, type GivenFile } from '../../support/pages/media-library';
import { jpeg, png } from '../../support/pictures';
import { untilServed } from '../../support/until-served';

const MEDIA = '/admin/media';
let width = 40;
/** A picture like no other: the same content is stored once. */
const picture = async (name: string): Promise<GivenFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await jpeg((width += 7), 60),
});

test.describe('the media library', () => {
  test('A15: files are uploaded by dialog, drop and paste, with alt text and folder; what is refused is said before', async ({
    page,
    stack,
  }) => {
    const library = new MediaLibrary(page);
    await library.open(stack.admin, MEDIA);
    await expect(library.folders.getByRole('listitem')).toHaveCount(7);
    await page.getByRole('button', { name: 'Upload files' }).first().click();
    await library.answer('Upload').click();
    await expect(library.toast('Please select files to upload')).toBeVisible();
    await library.close();

    const drawing = { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) };
    await library.stage([await picture('harbour.jpg'), await picture('gate.jpg'), drawing, large]);
    await library.dialog.getByLabel('Alt text: harbour.jpg').fill('Lockers by the harbour');
    await library.dialog.getByLabel('Folder').selectOption({ label: '\u2003homepage' });
    await expect(library.dialog.getByRole('status').filter({ hasText: '2 files cannot be sent' })).toBeVisible();
    for (const [name, why] of [
      ['drawing.svg', 'Please select a valid image file'],
      ['large.png', 'Image size must be less than 5MB'],
    ] as const)
      await expect(library.answer(`Remove: ${name}`)).toHaveAccessibleDescription(new RegExp(why));
    await library.answer('Upload 2 files').click();
    await expect(library.dialog).toBeHidden();
    await expect(library.toast('2 files uploaded, 2 refused')).toBeVisible();
    await expect(library.uploads).toContainText('2 files uploaded, 2 refused');
    await expect(library.uploads.getByRole('listitem').first()).toContainText('Please select a valid image file');
    await library.folders.getByRole('link', { name: 'homepage' }).click();
    await expect(library.found).toHaveText('2 files');
    await library.details('harbour.jpg');
    await expect(library.dialog.getByLabel('Alt text')).toHaveValue('Lockers by the harbour');
    await library.close();

    for (const how of ['drop', 'paste'] as const) {
      await library.give(how, await picture(`${how}.jpg`));
      await library.answer('Upload 1 file').click();
      await expect(library.toast('Image uploaded successfully!')).toBeVisible();
      await expect(library.file(`${how}.jpg`)).toBeVisible();
    }
    // The same content again is not stored twice, unless that is wanted.
    const again = await picture('again.jpg');
    await library.stage([again]);
    await library.answer('Upload 1 file').click();
    await expect(library.file('again.jpg')).toBeVisible();
    await library.stage([again]);
    await library.answer('Upload 1 file').click();
    await library.uploads.getByRole('button', { name: 'Upload a copy' }).click();
    await expect(library.file('again.jpg')).toHaveCount(2);
  });

  test('A15: folders are made, renamed, moved and deleted; files move by dialog and by dragging @full', async ({
    page,
    stack,
  }) => {
    // A file and the folder that it is dragged to are seen at once, however many files there are.
    await page.setViewportSize({ width: 1280, height: 1_600 });
    const library = new MediaLibrary(page);
    await library.open(stack.admin, MEDIA);
    for (const name of ['Summer', 'Winter']) {
      // By key: toasts may lie over it.
      await page.getByRole('button', { name: 'New folder' }).press('Enter');
      await library.dialog.getByLabel('Folder name').fill(name);
      await page.keyboard.press('Enter');
      await expect(library.folders.getByRole('link', { name })).toBeVisible();
    }
    await library.choose('folder Summer', 'Rename');
    await library.dialog.getByLabel('Folder name').fill('Winter');
    await library.answer('Rename').click();
    await expect(library.dialog.getByText('There is a folder of this name here already')).toBeVisible();
    await library.dialog.getByLabel('Folder name').fill('Campaign');
    await library.answer('Rename').click();
    await expect(library.folders.getByRole('link', { name: 'Campaign' })).toBeVisible();
    await library.stage([await picture('one.jpg'), await picture('two.jpg')]);
    await library.answer('Upload 2 files').click();
    await library.choose('one.jpg', 'Move');
    await library.dialog.getByLabel('To folder').selectOption({ label: '\u2003Campaign' });
    await library.answer('Move').click();
    await expect(library.file('one.jpg')).toHaveCount(0);
    await library.file('two.jpg').dragTo(library.folders.getByRole('listitem').filter({ hasText: 'Campaign' }));
    await expect(library.file('two.jpg')).toHaveCount(0);
    await library.choose('folder Campaign', 'Move');
    await library.dialog.getByLabel('Into').selectOption({ label: '\u2003Winter' });
    await library.answer('Move').click();
    await library.folders.getByRole('link', { name: 'Winter' }).click();
    await library.folders.getByRole('link', { name: 'Campaign' }).click();
    await expect(library.found).toHaveText('2 files');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Winter' }).click();
    await library.choose('folder Campaign', 'Delete');
    await library.answer('Delete folder').click();
    await expect(library.dialog.getByText('This folder is not empty')).toBeVisible();
    await library.dialog.getByRole('checkbox').check();
    await library.answer('Delete folder').click();
    await expect(library.toast('2 files moved to trash')).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Trash/ })).toContainText('2');
  });

  test('A15: a placed file is seen on the site; it is replaced in place, and where it is used is said', async ({
    page,
    stack,
  }) => {
    const library = new MediaLibrary(page);
    await library.open(stack.admin, `${MEDIA}?view=grid`);
    await library.stage([await picture('mark.jpg')]);
    await library.answer('Upload 1 file').click();
    await library.details('mark.jpg');
    const url = await library.dialog.getByLabel('URL').inputValue();
    const path = new URL(url).pathname;
    await library.answer('Set placement').click();
    await library.dialog.getByRole('radio', { name: /^Hero carousel/ }).check();
    await library.answer('Save placement').click();
    await expect(library.toast('Image placement updated successfully!')).toBeVisible();
    await untilServed(page, '/', (html) => html.includes(path));
    await library.replace({ name: 'new.png', mimeType: 'image/png', buffer: await png(333, 222) });
    await expect(library.toast('File replaced successfully!')).toBeVisible();
    await expect(library.dialog.getByText('333 × 222')).toBeVisible();
    await expect(library.dialog.getByLabel('URL')).toHaveValue(url);
    await library.answer('Move to trash').click();
    await expect(library.dialog.getByText('It is used here:')).toBeVisible();
    await library.answer('Move to trash').click();
    await expect(library.toast('File moved to trash!')).toBeVisible();
    await untilServed(page, '/', (html) => !html.includes(path));
  });

  test('A15: what is in the trash is restored or deleted for good, one by one and many at once @full', async ({
    page,
    stack,
  }) => {
    const library = new MediaLibrary(page);
    await library.open(stack.admin, `${MEDIA}?view=grid`);
    await library.stage([await picture('keep.jpg'), await picture('lose.jpg'), await picture('also.jpg')]);
    await library.answer('Upload 3 files').click();
    await expect(library.file('also.jpg')).toBeVisible();
    for (const name of ['keep.jpg', 'lose.jpg', 'also.jpg']) await library.select(name);
    await library.bar.getByRole('button', { name: 'Move to trash' }).click();
    await library.answer('Move to trash').click();
    await expect(library.toast('3 files moved to trash successfully!')).toBeVisible();
    await page.getByRole('tab', { name: /^Trash/ }).click();
    await expect(library.file('keep.jpg')).toContainText('days left');
    await page.getByRole('button', { name: 'Restore: keep.jpg' }).click();
    await expect(library.toast('File restored successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Delete permanently: lose.jpg' }).click();
    await library.answer('Delete permanently').click();
    await expect(library.file('lose.jpg')).toHaveCount(0);
    await page.getByRole('button', { name: 'Empty trash' }).click();
    await library.answer('Empty trash').click();
    await expect(page.getByText('The trash is empty')).toBeVisible();
    await page.getByRole('tab', { name: 'Media Library' }).click();
    await page.goto(`${MEDIA}?view=grid&search=keep`);
    await expect(library.found).toHaveText('1 file');
  });

  test('A15, X1: on a phone and in the dark the library is complete, and a form picks a picture of it @full', async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const library = new MediaLibrary(page);
    await library.open(stack.admin, `${MEDIA}?view=grid`);
    await library.stage([await picture('portrait.jpg')]);
    await library.answer('Upload 1 file').click();
    await expect(library.file('portrait.jpg')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violations(page)).toEqual([]);
    await library.details('portrait.jpg');
    expect(await violations(page)).toEqual([]);
    await page.goto('/admin/team');
    await page.getByRole('button', { name: 'Add Team Member' }).click();
    await page.getByRole('button', { name: 'Choose from library' }).click();
    await library.dialog.getByRole('searchbox').fill('portrait');
    await expect(library.dialog.getByRole('status').filter({ hasText: '1 file' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await library.dialog.getByRole('button', { name: /^portrait\.jpg/ }).click();
    await expect(page.getByLabel('Address of the picture')).toHaveValue(/^\/uploads\/portrait-/);
    await expect(page.getByRole('button', { name: 'Choose from library' })).toBeFocused();
  });
});
