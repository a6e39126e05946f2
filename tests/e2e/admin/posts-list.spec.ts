import { postsReplySchema } from '@apoti/contract';
import { expect, test } from '../../support/fixtures/journey';
import { PostList } from '../../support/pages/post-list';
import { untilServed } from '../../support/until-served';
import { WireClient } from '../../support/wire-client';

const PRESS = '/press-releases';
const text = { excerpt: 'An example excerpt.', content: '<p>An example text.</p>', category: 'Technology' };

/** The titles that a visitor's call shows. */
async function publicTitles(origin: string): Promise<string[]> {
  const posts = postsReplySchema.parse((await new WireClient(origin).get('/api/blog.php')).json);
  return posts.map(({ title }) => title);
}

test.describe('the list of Blog & Press Releases', () => {
  test('A10: filters and page are in the address: reload keeps them, Back takes a choice back, a link opens them @full', async ({
    page,
    stack,
    wire,
  }) => {
    for (let number = 1; number <= 23; number += 1) {
      await wire.post('/api/posts', { title: `Listed ${number}`, author: number % 2 === 0 ? 'Even' : 'Odd' });
    }
    const list = new PostList(page);
    await list.open(stack.admin, '/admin/blog');
    await list.filter('Author').selectOption('Odd');
    await expect(list.found).toHaveText('12 posts');
    await list.search.fill('listed 1');
    await expect(list.found).toHaveText('6 posts');
    await expect(page).toHaveURL(/\/admin\/blog\?author=Odd&search=listed\+1$/);
    await page.reload();
    await expect(list.found).toHaveText('6 posts');
    await expect(list.search).toHaveValue('listed 1');
    await expect(list.filter('Author')).toHaveValue('Odd');
    await list.filter('Status').selectOption('Published');
    await expect(page.getByText('No posts found')).toBeVisible();
    await page.goBack();
    await expect(list.found).toHaveText('6 posts');

    await page.goto('/admin/blog?search=listed&status=draft&sort=title&page=2');
    await expect(list.found).toHaveText('21–23 of 23 posts');
    await page.getByRole('button', { name: 'Title', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/blog\?search=listed&sort=-title&status=draft$/);
    await expect(list.titles.first()).toHaveText('Listed 9');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/admin\/blog\?sort=-title$/);
  });

  test('A10: selected posts are published, taken off the site and deleted; the press page and the wire follow', async ({
    page,
    stack,
    wire,
    messages,
  }) => {
    const titles = ['Market day', 'Night shift'];
    for (const title of titles) await wire.post('/api/posts', { title, author: 'Bulk', ...text });
    await wire.post('/api/posts', { title: 'Half written', author: 'Bulk' });
    const list = new PostList(page);
    await list.open(stack.admin, '/admin/blog?author=Bulk');
    await expect(list.found).toHaveText('3 posts');
    await page.getByRole('checkbox', { name: 'Select all posts on this page' }).check();
    await list.bar.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(list.dialog.getByText('Are you sure you want to publish these 3 posts?')).toBeVisible();
    await list.dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    const report = page.getByRole('alert').filter({ hasText: '1 post could not be published' });
    await expect(report).toContainText('Half written: Excerpt is required. Content is required');
    await expect(list.bar).toContainText('1 post selected');
    await expect(list.row('Market day')).toContainText('Published');
    await expect.poll(() => publicTitles(stack.origin)).toEqual(expect.arrayContaining(titles));
    await untilServed(page, PRESS, (html) => titles.every((title) => html.includes(title)));

    await page.reload();
    for (const title of titles) await list.select(title);
    await list.do('Unpublish');
    await expect(list.toast('2 posts unpublished successfully!')).toBeVisible();
    await expect(list.row('Night shift')).toContainText('Draft');
    await expect.poll(() => publicTitles(stack.origin)).not.toEqual(expect.arrayContaining(['Market day']));
    await untilServed(page, PRESS, (html) => titles.every((title) => !html.includes(title)));

    await page.getByRole('button', { name: 'Publish: Market day' }).click();
    await expect(list.toast('Post published successfully!')).toBeVisible();
    await untilServed(page, PRESS, (html) => html.includes('Market day'));
    await page.getByRole('button', { name: 'Delete: Market day' }).click();
    await expect(list.dialog.getByText('Are you sure you want to delete this post?')).toBeVisible();
    await expect(list.dialog.getByText('Market day')).toBeVisible();
    await list.dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(list.toast('Post deleted successfully!')).toBeVisible();
    await expect(list.row('Market day')).toHaveCount(0);
    await untilServed(page, PRESS, (html) => !html.includes('Market day'));

    for (const title of ['Night shift', 'Half written']) await list.select(title);
    await list.do('Delete');
    await expect(list.toast('2 posts deleted successfully!')).toBeVisible();
    await expect(page.getByText('No posts found')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No posts found')).toBeVisible();
    expect(messages.filter((message) => message.startsWith('error'))).toEqual([]);
  });
});
