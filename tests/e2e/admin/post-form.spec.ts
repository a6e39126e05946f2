import { editedPostReplySchema, postsReplySchema } from '@apoti/contract';
import { expect, test, untilTakenOver } from '../../support/fixtures/journey';
import { BackOffice } from '../../support/pages/back-office';
import { PostFormPage } from '../../support/pages/post-form';
import { jpeg } from '../../support/pictures';
import { untilServed } from '../../support/until-served';
import type { WireClient } from '../../support/wire-client';

const VIDEO = 'https://www.youtube.com/watch?v=abcdefghijk';

const onWire = async (wire: WireClient, id: number) =>
  postsReplySchema.parse((await wire.get('/api/blog.php')).json).find((post) => post.id === id);
const read = async (wire: WireClient, id: number) =>
  editedPostReplySchema.parse((await wire.get(`/api/posts/${id}`)).json);

/** A draft that somebody made before. */
async function madeDraft(wire: WireClient, title: string): Promise<number> {
  const { json } = await wire.post('/api/posts', {
    ...{ title, slug: title.toLowerCase(), excerpt: 'An excerpt', content: '<p>Content</p>', author: 'Ada' },
  });
  return editedPostReplySchema.parse(json).post.id;
}

test.describe('the form of a post', () => {
  test('A10: a post with headings, a list, a picture, a table and a video; a reload in the middle brings it back; once published it is on the wire and on its page', async ({
    page,
    stack,
    wire,
    messages,
  }) => {
    const form = new PostFormPage(page);
    const office = new BackOffice(page);
    await office.open(stack.admin, '/admin/blog?edit=new');
    await form.title.fill('Forty doors in Yaba');
    await expect(form.field('Slug')).toHaveValue('forty-doors-in-yaba');
    await form.field('Excerpt').fill('Open day and night.');
    await form.content.click();
    await form.content.pressSequentially('What is new');
    await form.tool('Heading 2');
    await form.typeBelow('Small doors');
    await form.tool('Bullet list');
    const id = await form.madeId();
    await form.content.pressSequentially(', and the last words before the reload');
    await page.reload();
    await expect(form.title).toHaveValue('Forty doors in Yaba');
    await expect(form.content).toContainText('Small doors, and the last words before the reload');

    await form.content.press('ControlOrMeta+End');
    await form.content.press('Enter');
    await form.content.press('Enter');
    await form.tool('Picture');
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'doors.jpg', mimeType: 'image/jpeg', buffer: await jpeg() });
    await expect(office.toast('Image uploaded successfully!')).toBeVisible();
    await form.answer('Add picture', { 'What it shows': 'Doors of the bank' });
    await form.content.press('ControlOrMeta+End');
    await form.tool('Video');
    await form.answer('Add video', { 'Address of the video': 'youtu.be/abcdefghijk', 'What it shows': 'A tour' });
    await form.content.press('ControlOrMeta+End');
    await form.tool('Table');
    await form.content.pressSequentially('Size');

    await form.button('Publish').click();
    await expect(form.field('Author')).toBeFocused();
    await expect(page.getByText('Author is required')).toBeVisible();
    await form.field('Author').fill('Press team');
    await form.button('Publish').click();
    // It had made itself before the reload; this is the first time that a person says so.
    await expect(office.toast('Post created successfully!')).toBeVisible();
    const post = await onWire(wire, id);
    expect(post).toMatchObject({ title: 'Forty doors in Yaba', slug: 'forty-doors-in-yaba', status: 'published' });
    for (const piece of ['<h2>What is new</h2>', '<li>Small doors', 'alt="Doors of the bank"', 'Size</th>', VIDEO]) {
      expect(post?.content).toContain(piece);
    }
    await untilServed(page, `/press-releases/${id}`, (html) => html.includes('Forty doors in Yaba'));
    expect(messages.filter((text) => text.startsWith('error'))).toEqual([]);

    await page.getByRole('link', { name: /View on the site/ }).evaluate((link) => link.removeAttribute('target'));
    await page.getByRole('link', { name: /View on the site/ }).click();
    await expect(page.getByRole('img', { name: 'Doors of the bank' })).toBeAttached();
    await expect(page.getByRole('columnheader', { name: 'Size' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'The player' }));
    // Before that, the link leads to the video by itself.
    await untilTakenOver(page);
    await page.getByRole('link', { name: 'A tour' }).click();
    await expect(page.frameLocator('iframe[title="A tour"]').getByText('The player')).toBeVisible();
  });

  test('A6, A10: two people in one field: both values are shown, the chosen one is saved, and nothing is public @full', async ({
    page,
    stack,
    wire,
  }) => {
    const id = await madeDraft(wire, 'Together');
    const form = new PostFormPage(page);
    await new BackOffice(page).open(stack.admin, `/admin/blog?edit=${id}`);
    await expect(form.title).toHaveValue('Together');
    await wire.post('/api/posts', { id, revision: (await read(wire, id)).revision, title: 'Theirs', author: 'Bola' });
    await form.title.fill('Mine');
    const panel = page.getByRole('region', { name: 'Somebody else changed the same' });
    await expect(panel).toContainText('Mine');
    await expect(panel).toContainText('Theirs');
    await expect(form.field('Author')).toHaveValue('Bola');
    await panel.getByRole('button', { name: 'Keep mine' }).click();
    await expect(form.saveState).toHaveText('Saved');
    expect((await read(wire, id)).post).toMatchObject({ draft: { title: 'Mine', author: 'Bola' }, published: null });
  });

  test('A10: a slug that another post has is said beside it, and not published @full', async ({
    page,
    stack,
    wire,
  }) => {
    await madeDraft(wire, 'Taken');
    const id = await madeDraft(wire, 'Free');
    const form = new PostFormPage(page);
    await new BackOffice(page).open(stack.admin, `/admin/blog?edit=${id}`);
    await form.field('Slug').fill('taken');
    await expect(page.getByText('Another post has this slug: “Taken”')).toBeVisible();
    await expect(form.saveState).toHaveText('Saved, not publishable');
    await form.button('Publish').click();
    await expect(form.field('Slug')).toBeFocused();
    expect((await read(wire, id)).post.published).toBeNull();
  });

  test('A6, A10: with a dead CMS the words are kept, and are sent from another screen once it is back @full', async ({
    page,
    stack,
    wire,
  }) => {
    const id = await madeDraft(wire, 'Outage');
    const form = new PostFormPage(page);
    await new BackOffice(page).open(stack.admin, `/admin/blog?edit=${id}`);
    await expect(form.title).toHaveValue('Outage');
    await stack.killCms();
    await form.title.fill('Typed in the dark');
    await expect(form.saveState).toHaveText('Kept in this browser');
    await page.getByRole('link', { name: 'FAQ Management' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ Management' })).toBeVisible();
    await stack.startCms();
    await expect
      .poll(async () => (await read(wire, id)).post.draft.title, { timeout: 60_000 })
      .toBe('Typed in the dark');
  });

  test('A10: Back asks before what is typed about a link goes; discarded, the next Back leaves the post @full', async ({
    page,
    stack,
  }) => {
    const form = new PostFormPage(page);
    await new BackOffice(page).open(stack.admin, '/admin/blog');
    await page
      .getByRole('link', { name: 'New Post' })
      .or(page.getByRole('button', { name: 'New Post' }))
      .click();
    await form.tool('Link');
    const address = page.getByRole('dialog', { name: 'Add link' }).getByLabel('Address');
    await address.fill('/pricing');
    const back = () => page.evaluate(() => history.back());
    const question = page.getByRole('dialog', { name: 'Discard what you have typed?' });
    await back();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(address).toHaveValue('/pricing');
    await expect(page).toHaveURL(/edit=new$/);
    await back();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(form.title).toBeVisible();
    await back();
    await expect(page).toHaveURL(/\/admin\/blog$/);
    await expect(form.title).toHaveCount(0);
  });
});
