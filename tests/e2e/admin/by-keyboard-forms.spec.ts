import { eventsReplySchema, postsReplySchema } from '@apoti/contract';
import { expect, test } from '../../support/fixtures/journey';
import { press, tabTo, typeInto } from '../../support/keyboard';
import { BackOffice } from '../../support/pages/back-office';
import { ContentEditor } from '../../support/pages/content-editor';
import { PostFormPage } from '../../support/pages/post-form';
import { png } from '../../support/pictures';

test.describe('by keyboard alone', () => {
  test('X2, A11: a testimonial is added with its stars, featured, hidden and deleted @full', async ({
    page,
    stack,
    wire,
  }) => {
    const office = new BackOffice(page);
    await office.open(stack.admin, '/admin/testimonials');
    await expect(office.saveState).toHaveText('Saved');
    const last = async () => (await wire.content()).testimonials.at(-1);
    const named = (name: string) => page.getByRole('button', { name, exact: true });
    await press(page, named('Add testimonial'));
    const form = page.getByRole('form', { name: 'New testimonial' });
    await typeInto(page, form.getByLabel('Full Name'), 'Example Keyboarder');
    await typeInto(page, form.getByLabel('Position'), 'Rider');
    await typeInto(page, form.getByLabel('Quote'), 'No mouse was needed.');
    await tabTo(page, form.getByRole('radio', { name: '5 stars' }));
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, form.getByLabel('Category'));
    await page.keyboard.press('ArrowDown');
    await press(page, form.getByRole('button', { name: 'Add testimonial' }));
    await expect(office.toast('Testimonial created successfully!')).toBeVisible();
    expect(await last()).toMatchObject({ name: 'Example Keyboarder', rating: 4, featured: false });

    await press(page, named('Mark as featured: Example Keyboarder'));
    await press(page, named('Hide: Example Keyboarder'), 'Shift+Tab');
    await page.keyboard.press('Control+s');
    await expect.poll(last).toMatchObject({ featured: true, active: false });
    await press(page, named('Delete: Example Keyboarder'));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    await expect(office.toast('Testimonial deleted successfully!')).toBeVisible();
    expect((await last())?.name).not.toBe('Example Keyboarder');
  });

  test('X2, A7: a service gets another picture and a feature, which is moved; a tab is chosen by its arrows @full', async ({
    page,
    stack,
    wire,
  }) => {
    const editor = new ContentEditor(page);
    await editor.open(stack.admin, 'hero');
    await expect(editor.saveState).toHaveText('Saved');
    const [before] = (await wire.content()).services.services;
    const service = async () => (await wire.content()).services.services[0];
    await tabTo(page, editor.tab('Hero Carousel'));
    while (!(await editor.tab('Services').evaluate((tab) => tab === document.activeElement))) {
      await page.keyboard.press('ArrowRight');
    }
    const row = editor.item(before?.name ?? '');
    await press(page, row.getByRole('heading').getByRole('button'));
    await tabTo(page, row.getByLabel('feature 1', { exact: true }));
    await page.keyboard.press('Enter');
    await expect(row.getByLabel('feature 2', { exact: true })).toBeFocused();
    await page.keyboard.type('Typed without a mouse');
    await press(page, row.getByRole('button', { name: 'Move up: feature 2' }));
    await expect(row.getByLabel('feature 1', { exact: true })).toHaveValue('Typed without a mouse');

    await tabTo(page, row.getByLabel(/(Upload|Replace) image/));
    const asked = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await asked).setFiles({ name: 'door.png', mimeType: 'image/png', buffer: await png() });
    await expect(page.getByText('Service image uploaded successfully!').first()).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect.poll(async () => (await service())?.features[0]).toBe('Typed without a mouse');
    await expect.poll(async () => (await service())?.image).not.toBe(before?.image);
  });

  test('X2, A10: a post is written with a heading, a list, a link and a table, and published @full', async ({
    page,
    stack,
    wire,
  }) => {
    const form = new PostFormPage(page);
    const office = new BackOffice(page);
    await office.open(stack.admin, '/admin/blog');
    await press(page, page.getByRole('link', { name: 'New Post' }).or(page.getByRole('button', { name: 'New Post' })));
    await typeInto(page, form.title, 'Written by keyboard');
    await typeInto(page, form.field('Excerpt'), 'From the first key to the last.');
    await tabTo(page, form.content);
    await page.keyboard.type('A heading');
    await page.keyboard.press('Alt+F10');
    const tool = async (name: string) => {
      const tools = page.getByRole('toolbar', { name: /: Content$/ });
      while (
        !(await tools.getByRole('button', { name, exact: true }).evaluate((on) => on === document.activeElement))
      ) {
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Enter');
    };
    await tool('Heading 2');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.keyboard.type('In a list, ');
    await page.keyboard.press('Alt+F10');
    await tool('Bullet list');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await typeInto(page, page.getByRole('dialog').getByLabel('Address'), '/pricing');
    await typeInto(page, page.getByRole('dialog').getByLabel('Text'), 'with a link');
    await page.keyboard.press('Enter');
    await expect(form.content).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+F10');
    await tool('Table');
    await page.keyboard.press('Escape');
    await page.keyboard.type('A cell');
    await tabTo(page, page.getByRole('toolbar', { name: 'Table: Content' }).getByRole('button').first());
    await tool('Add row below');

    await typeInto(page, form.field('Author'), 'Example Keyboarder');
    await press(page, form.button('Publish'));
    await expect(office.toast('Post created successfully!')).toBeVisible();
    const posts = postsReplySchema.parse((await wire.get('/api/blog.php')).json);
    const post = posts.find(({ title }) => title === 'Written by keyboard');
    expect(post).toMatchObject({ author: 'Example Keyboarder', status: 'published' });
    for (const piece of ['<h2>A heading</h2>', '<li>', 'href="/pricing"', 'with a link</a>', 'A cell']) {
      expect(post?.content).toContain(piece);
    }
    expect(post?.content.match(/<tr>/g)).toHaveLength(4);
  });

  test('X2, P15: an event is created with its days and hours, and deleted @full', async ({ page, stack, wire }) => {
    const office = new BackOffice(page);
    await office.open(stack.admin, '/admin/events');
    const found = async () => {
      const { events } = eventsReplySchema.parse((await wire.get('/api/events')).json);
      return events.find(({ title }) => title === 'Made by keyboard');
    };
    await press(page, page.getByRole('link', { name: 'New event' }));
    const field = (label: string) => page.getByRole('main').getByLabel(new RegExp(`^${label}( \\*)?$`));
    await typeInto(page, field('Title'), 'Made by keyboard');
    await typeInto(page, field('Description'), 'Come and type.');
    await typeInto(page, field('First day'), '04102031');
    await typeInto(page, field('From'), '1000AM');
    await typeInto(page, field('Until'), '0200PM');
    await typeInto(page, field('Venue'), 'Example Hub, Yaba, Lagos');
    await press(page, page.getByRole('button', { name: 'Create event' }));
    await expect(office.toast('Event created successfully!')).toBeVisible();
    expect(await found()).toMatchObject({ date: '2031-04-10', time: '10:00 AM - 2:00 PM' });
    await press(page, page.getByRole('button', { name: 'Delete', exact: true }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    await expect(office.toast('Event deleted successfully!')).toBeVisible();
    expect(await found()).toBeUndefined();
  });
});
