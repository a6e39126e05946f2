import { postsReplySchema } from '@apoti/contract';
import { expect, test } from '../../support/fixtures/journey';
import { Panel } from '../../support/pages/panel';

const POSTS = 'api::post.post';
const DRAFT = 'Port Harcourt, Kano, Ibadan: help us choose the first street';

test.describe('Publishing in Strapi’s panel', () => {
  test('R1: a post that breaks a rule is not published, and stays as it was typed; mended, it is', async ({
    page,
    stack,
    wire,
  }) => {
    const versions = stack.countRows('posts');
    const panel = new Panel(page, stack.cmsUrl);
    await panel.signIn(stack.admin);
    await panel.openList(POSTS);
    await expect(panel.row(DRAFT)).toContainText('Draft');
    await panel.openEntry(DRAFT);
    await panel.field('Title').fill('   ');
    await panel.field('Excerpt').fill('Typed before the refusal');
    const post = postsReplySchema.parse((await wire.get('/api/blog.php')).json).find(({ title }) => title === DRAFT);
    const meanwhile = await wire.post('/api/blog.php', { ...post, excerpt: 'Saved by somebody else meanwhile' });
    expect(meanwhile.status).toBe(200);
    await panel.publish();
    await expect(panel.message(/Title is required/)).toBeVisible();
    await expect(panel.publishButton).toBeEnabled();
    await expect(panel.field('Excerpt')).toHaveValue('Typed before the refusal');
    await panel.openList(POSTS);
    await expect(panel.row(DRAFT)).toContainText('Draft');
    expect(stack.countRows('posts')).toBe(versions);

    await panel.openEntry(DRAFT);
    await panel.field('Title').fill('The first street is chosen');
    await panel.publish();
    await expect(panel.message('Published document')).toBeVisible();
    await panel.openList(POSTS);
    await expect(panel.row('The first street is chosen')).toContainText('Published');
    expect(stack.countRows('posts')).toBe(versions + 1);
  });
});
