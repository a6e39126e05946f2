import { expect, test } from '../../support/fixtures/journey';
import { HeroEditor } from '../../support/pages/hero-editor';
import { untilServed } from '../../support/until-served';

test.describe('the Hero Carousel tab', () => {
  test('A4: an edit saves itself; it is there after a reload, over the wire and on the page', async ({
    page,
    stack,
    wire,
    messages,
  }) => {
    const editor = new HeroEditor(page);
    await editor.open(stack.admin);
    await expect(editor.saveState).toHaveText('Saved');
    await editor.field(1, 'Title').fill('Saved without a button');
    await expect(editor.saveState).toHaveText('Saving...');
    await expect(editor.saveState).toHaveText('Saved');
    expect((await wire.content()).heroSlides[0]?.title).toBe('Saved without a button');
    await page.reload();
    await expect(editor.field(1, 'Title')).toHaveValue('Saved without a button');
    await untilServed(page, '/', (html) => html.includes('Saved without a button'));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Saved without a button' })).toBeVisible();
    expect(messages.filter((text) => text.startsWith('error'))).toEqual([]);
  });

  test('A5: slides are added, moved, given an icon, hidden and deleted; the ends and the last one hold', async ({
    page,
    stack,
    wire,
  }) => {
    const editor = new HeroEditor(page);
    await editor.open(stack.admin);
    await expect(editor.slide(1).getByRole('button', { name: /^Move up/ })).toBeDisabled();
    await expect(editor.slide(3).getByRole('button', { name: /^Move down/ })).toBeDisabled();
    await page.getByRole('button', { name: 'Add slide' }).click();
    await editor.field(4, 'Title').fill('A new slide');
    await editor.slide(4).getByTitle('Globe').click();
    await expect(editor.slide(4).getByRole('radio', { name: 'Globe' })).toBeChecked();
    await editor
      .slide(4)
      .getByRole('button', { name: /^Move up/ })
      .click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Content updated successfully!').first()).toBeVisible();
    const added = (await wire.content()).heroSlides[2];
    expect(added).toMatchObject({ title: 'A new slide', icon: 'FiGlobe', active: true, order: 3 });

    await editor.slide(3).getByRole('switch', { name: 'Active' }).uncheck({ force: true });
    await expect(editor.saveState).toHaveText('Saving...');
    await expect(editor.saveState).toHaveText('Saved');
    await untilServed(page, '/', (html) => !html.includes('A new slide'));

    for (const left of [3, 2, 1]) {
      await editor
        .slide(1)
        .getByRole('button', { name: /^Delete/ })
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Are you sure you want to delete this slide?')).toBeVisible();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('listitem', { name: /^slide/ })).toHaveCount(left);
    }
    await expect(editor.slide(1).getByRole('button', { name: 'The last slide cannot be removed' })).toBeDisabled();
    await expect(editor.saveState).toHaveText('Saved');
    expect((await wire.content()).heroSlides).toHaveLength(1);
  });

  test('A6: a blank title is not saved and says why; filled in again it is', async ({ page, stack, wire }) => {
    const editor = new HeroEditor(page);
    await editor.open(stack.admin);
    const before = (await wire.content()).heroSlides[0]?.title;
    await editor.field(1, 'Title').fill('');
    await expect(editor.saveState).toHaveText('Not saved: not valid');
    await expect(editor.slide(1).getByText('Title is required')).toBeVisible();
    expect((await wire.content()).heroSlides[0]?.title).toBe(before);
    await editor.field(1, 'Title').fill('Valid again');
    await expect(editor.saveState).toHaveText('Saved');
    expect((await wire.content()).heroSlides[0]?.title).toBe('Valid again');
  });

  test('A6: with the CMS dead the edit is kept, survives a reload, and goes out when it is back', async ({
    page,
    stack,
    wire,
  }) => {
    const editor = new HeroEditor(page);
    await editor.open(stack.admin);
    await expect(editor.saveState).toHaveText('Saved');
    await stack.killCms();
    await editor.field(1, 'Title').fill('Typed in the dark');
    await expect(editor.saveState).toHaveText('Kept in this browser', { timeout: 20_000 });
    await page.reload();
    await expect(editor.field(1, 'Title')).toHaveValue('Typed in the dark');
    await expect(page.getByText('Unsent edits were restored')).toBeVisible();
    await stack.startCms();
    await expect(editor.saveState).toHaveText('Saved', { timeout: 45_000 });
    expect((await wire.content()).heroSlides[0]?.title).toBe('Typed in the dark');
  });

  test('A6: two people in one field: both values are shown, the chosen one is saved', async ({ page, stack, wire }) => {
    const editor = new HeroEditor(page);
    await editor.open(stack.admin);
    await expect(editor.saveState).toHaveText('Saved');
    const content = await wire.content();
    const slides = content.heroSlides.map((slide, index) => (index === 0 ? { ...slide, title: 'Theirs' } : slide));
    await editor.field(1, 'Title').fill('Mine');
    await wire.post('/api/content.php', { revision: content.revision, heroSlides: slides });
    const panel = page.getByRole('region', { name: 'Somebody else changed the same' });
    await expect(panel).toContainText('Mine');
    await expect(panel).toContainText('Theirs');
    await expect(editor.saveState).toHaveText('Conflict');
    await panel.getByRole('button', { name: /^Keep mine/ }).click();
    await expect(editor.saveState).toHaveText('Saved');
    expect((await wire.content()).heroSlides[0]?.title).toBe('Mine');
  });

  test('A2: logout says so and closes the back-office', async ({ page, stack }) => {
    const editor = new HeroEditor(page);
    await editor.open(stack.admin);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${stack.origin}/`);
    await expect(page.getByText('Logged out successfully').first()).toBeVisible();
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/login\?next=%2Fadmin$/);
  });
});
