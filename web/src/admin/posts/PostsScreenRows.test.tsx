// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../shared/api/client';
import { adminToast } from '../../shared/ui/toast';
import { FakePosts, summary } from './testing/fake-posts';
import {
  beginDocument,
  button,
  click,
  dialog,
  endDocument,
  gone,
  named,
  open,
  page,
  posts,
  shown,
  titles,
  until,
} from './testing/posts-page';

let server: FakePosts;

vi.mock('../../shared/api/client', () => ({ request: (_schema: unknown, call: Call) => server.answer(call) }));
vi.mock('./form/PostForm', () => import('./testing/FakePostForm'));

describe('what a row of Blog & Press Releases does', () => {
  const said = { success: vi.spyOn(adminToast, 'success') };

  beforeEach(async () => {
    said.success.mockReset();
    server = new FakePosts();
    await beginDocument();
  });
  afterEach(endDocument);

  it('A10, A21: deleting asks first, with the title, says when it is done and fetches the list again', async () => {
    server.posts = posts(3);
    await open();
    await shown('3 posts');
    await click(named('Delete: Post 2'));
    expect(dialog().querySelector('h2')?.textContent).toBe('Are you sure you want to delete this post?');
    expect(dialog().textContent).toContain('Post 2');
    await click(button('Cancel', dialog()));
    expect(server.bulks).toEqual([]);
    await click(named('Delete: Post 2'));
    await click(button('Delete', dialog()));
    await gone('Post 2');
    expect(server.bulks).toEqual([{ ids: [2], action: 'delete' }]);
    expect(said.success).toHaveBeenCalledWith('Post deleted successfully!');
    expect(titles()).toEqual(['Post 1', 'Post 3']);
    // Whoever works by keys goes on where they were.
    expect(document.activeElement?.id).toBe('post-edit-3');
  });

  it('A10, X2: after a deletion that failed no later change of the list gives the focus to anything', async () => {
    server.posts = posts(3);
    await open();
    await shown('3 posts');
    server.isDown = true;
    await click(named('Delete: Post 2'));
    await click(button('Delete', dialog()));
    await shown('The server cannot be reached');
    server.isDown = false;
    server.posts = posts(2);
    const sort = [...document.querySelectorAll<HTMLElement>('th button, th a')].find((one) =>
      one.textContent?.includes('Title'),
    )!;
    // On nothing: what is on something else keeps the focus anyway.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await click(sort);
    await shown('2 posts');
    expect(document.activeElement).toBe(document.body);
  });

  it('A10: a row publishes and unpublishes; what cannot be published says which field is why and leads to it', async () => {
    server.posts = [summary(1), summary(2, { status: 'draft', publicFrom: null })];
    server.unfit.set(2, 'Excerpt is required');
    await open();
    await shown('2 posts');
    named('Unpublish: Post 1').focus();
    await click(named('Unpublish: Post 1'));
    await shown('Draft');
    // The button that was pressed is gone: whoever works by keys goes on in the same row (X2).
    await until(() => expect(document.activeElement?.id).toBe('post-edit-1'));
    expect(said.success).toHaveBeenCalledWith('Post unpublished successfully!');
    named('Publish: Post 2').focus();
    await click(named('Publish: Post 2'));
    await shown('1 post could not be published');
    expect(document.activeElement).toBe(named('Publish: Post 2'));
    const report = document.querySelector('[role=alert]')!;
    expect(report.textContent).toContain('Post 2: Excerpt is required');
    expect(report.querySelector('a')?.getAttribute('href')).toBe('/admin/blog?edit=2');
    await click(button('Dismiss'));
    expect(page()).not.toContain('could not be published');
    server.unfit.clear();
    await click(named('Publish: Post 2'));
    await until(() => expect(said.success).toHaveBeenLastCalledWith('Post published successfully!'));
  });

  it('A10: publishing a post of a day to come says when visitors see it', async () => {
    server.posts = [summary(1, { status: 'draft', publicFrom: null, publishDate: '2999-03-01' })];
    await open();
    await shown('1 post');
    await click(named('Publish: Post 1'));
    const text = 'Post published successfully! Visitors see it from 1 March 2999, 00:00 in Lagos on.';
    await until(() => expect(said.success).toHaveBeenLastCalledWith(text));
  });
});
