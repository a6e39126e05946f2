// @vitest-environment jsdom
import { ApiError } from '@apoti/contract';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../shared/api/client';
import { savePostDraft } from '../../shared/api/edited-post';
import { notePresence } from '../../shared/api/presence';
import { adminToast } from '../../shared/ui/toast';
import { blankPost } from '../post-editing/post-document';
import { postEntries } from '../post-editing/post-entries';
import { FakePosts, summary } from './testing/fake-posts';
import {
  beginDocument,
  box,
  button,
  click,
  dialog,
  endDocument,
  named,
  open,
  page,
  pageBox,
  posts,
  rowOf,
  shown,
  until,
} from './testing/posts-page';
import { POSTS_AT_ONCE } from './use-post-bulk';

let server: FakePosts;

vi.mock('../../shared/api/client', () => ({ request: (_schema: unknown, call: Call) => server.answer(call) }));
vi.mock('../../shared/api/edited-post', () => ({ savePostDraft: vi.fn() }));
vi.mock('./form/PostForm', () => import('./testing/FakePostForm'));

describe('many posts at once', () => {
  const said = { success: vi.spyOn(adminToast, 'success') };

  beforeEach(async () => {
    said.success.mockReset();
    vi.mocked(savePostDraft).mockReset().mockRejectedValue(new ApiError('forbidden', 'Not now'));
    server = new FakePosts();
    await beginDocument();
  });
  afterEach(endDocument);

  it('A10: the head’s box selects the page, tells of half of it, and takes it back', async () => {
    server.posts = posts(3);
    await open();
    await shown('3 posts');
    await click(box('Post 2'));
    expect([pageBox().checked, pageBox().indeterminate]).toEqual([false, true]);
    expect(page()).toContain('1 post selected');
    await click(pageBox());
    expect([pageBox().checked, pageBox().indeterminate]).toEqual([true, false]);
    expect(page()).toContain('3 posts selected');
    await click(pageBox());
    expect(box('Post 1').checked).toBe(false);
    expect(page()).not.toContain('selected');
  });

  it('A10: what is selected stays so on other pages and while the form is open, and the bar says how much is elsewhere', async () => {
    server.posts = posts(25);
    await open();
    await shown('1–20 of 25 posts');
    await click(pageBox());
    await click(named('Page 2'));
    await shown('21–25 of 25 posts');
    await click(box('Post 21'));
    expect(page()).toContain('21 posts selected, 20 not on this page');
    await click(rowOf('Post 22').querySelector('th a')!);
    await shown('Close');
    await click(button('Close'));
    await shown('21 posts selected, 20 not on this page');
    await click(button('Clear selection'));
    expect(page()).not.toContain('selected');
  });

  it('A10, A6: of posts that she deletes nothing unsent is left', async () => {
    server.posts = posts(3);
    const ends = ['post-2', 'post-new-of-3'].map((name) => postEntries.hold(name, 7));
    const sessions = ['post-2', 'post-new-of-3'].map((name) => postEntries.of(name, 7).session);
    for (const [place, session] of sessions.entries()) {
      session.seen({ content: { ...blankPost(0), id: place + 2 }, revision: 'e.1' });
      await until(() => expect(session.getState().work).not.toBeNull());
      session.edit((post) => ({ ...post, title: 'Unsent words' }));
    }
    expect(postEntries.unsentHere(7)).toHaveLength(2);
    await open();
    await shown('3 posts');
    await click(box('Post 2'));
    await click(box('Post 3'));
    await click(button('Delete', document.querySelector('[aria-label="Selected posts"]')!));
    await click(button('Delete', dialog()));
    await shown('1 post');
    expect(postEntries.unsentHere(7)).toEqual([]);
    for (const end of ends) end();
  });

  it('A10, A6: what she has typed goes to the server before it is published; where it cannot, the post is not', async () => {
    notePresence(7);
    server.posts = [1, 2, 3].map((id) => summary(id, { status: 'draft', publicFrom: null }));
    const ends = [1, 2].map((id) => postEntries.hold(postEntries.recordsOf(id), 7));
    const sessions = [1, 2].map((id) => postEntries.of(postEntries.recordsOf(id), 7).session);
    for (const [place, session] of sessions.entries()) {
      session.seen({ content: { ...blankPost(0), id: place + 1 }, revision: 'e.1' });
      await until(() => expect(session.getState().work).not.toBeNull());
      session.edit((post) => ({ ...post, title: 'Typed last' }));
    }
    vi.mocked(savePostDraft).mockImplementation(async ({ id, fields }) => {
      expect(server.bulks).toEqual([]);
      if (id !== 1) throw new ApiError('forbidden', 'Not now');
      const post = { id, draft: { ...fields, id }, published: null, hasUnpublishedChanges: false, scheduled: false };
      return { post, revision: 'e.2' };
    });
    await open();
    await shown('3 posts');
    await click(pageBox());
    await click(button('Publish'));
    await click(button('Publish', dialog()));
    await shown('1 post could not be published');
    expect(document.querySelector('[role=alert]')?.textContent).toContain(
      'Post 2: Not all of your words are saved yet',
    );
    expect(server.bulks).toEqual([{ action: 'publish', ids: [1, 3] }]);
    expect(sessions.map(({ getState }) => getState().work?.base.content.title)).toEqual(['Typed last', '']);
    await click(button('Dismiss'));
    postEntries.forgetAll([1, 2]);
    for (const end of ends) end();
  });

  it('A10: asks, does it part by part with its progress, says that it is done, and nothing is selected any more', async () => {
    server.posts = posts(POSTS_AT_ONCE + 5);
    await open();
    await shown('25 posts');
    await click(pageBox());
    await click(named('Page 2'));
    await shown('21–25');
    await click(pageBox());
    await click(button('Delete', document.querySelector('[aria-label="Selected posts"]')!));
    expect(dialog().querySelector('h2')?.textContent).toBe('Are you sure you want to delete these 25 posts?');
    expect(dialog().textContent).toContain('“Post 1”, “Post 2”, “Post 3”, “Post 4” and 21 more');
    server.hold();
    await click(button('Delete', dialog()));
    expect(page()).toContain('Deleting: 0 of 25 posts');
    expect(document.querySelector('progress')?.max).toBe(25);
    await act(async () => server.release?.());
    await shown('No posts yet');
    expect(server.bulks.map(({ ids }) => ids.length)).toEqual([POSTS_AT_ONCE, 5]);
    expect(said.success).toHaveBeenCalledWith('25 posts deleted successfully!');
    expect(page()).not.toContain('selected');
  });

  it('A10: of those that could not be done each is named with its reason, and stays selected', async () => {
    server.posts = [1, 2, 3].map((id) => summary(id, { status: 'draft', publicFrom: null }));
    server.unfit.set(2, 'is longer than 1000 characters');
    await open();
    await shown('3 posts');
    await click(pageBox());
    await click(button('Publish'));
    expect(dialog().querySelector('h2')?.textContent).toBe('Are you sure you want to publish these 3 posts?');
    await click(button('Publish', dialog()));
    await shown('1 post could not be published');
    expect(document.querySelector('[role=alert]')?.textContent).toContain(
      'Post 2: Excerpt is longer than 1000 characters',
    );
    expect([box('Post 1').checked, box('Post 2').checked, box('Post 3').checked]).toEqual([false, true, false]);
    expect(said.success).not.toHaveBeenCalled();
  });

  it('A10: with the CMS gone meanwhile it says what is not sure, and the rest can be tried again', async () => {
    server.posts = posts(25);
    await open();
    await shown('of 25 posts');
    await click(pageBox());
    await click(button('Unpublish', document.querySelector('[aria-label="Selected posts"]')!));
    server.isDown = true;
    await click(button('Unpublish', dialog()));
    await shown('It is not sure that 20 posts were unpublished. The server cannot be reached');
    expect(page()).toContain('20 posts selected');
    server.isDown = false;
    await click(button('Unpublish', document.querySelector('[aria-label="Selected posts"]')!));
    await click(button('Unpublish', dialog()));
    await until(() => expect(said.success).toHaveBeenCalledWith('20 posts unpublished successfully!'));
    expect(page()).not.toContain('It is not sure');
  });

  it('A10: can be stopped after the part that is under way', async () => {
    server.posts = posts(30);
    await open();
    await shown('of 30 posts');
    await click(pageBox());
    await click(named('Page 2'));
    await shown('21–30');
    await click(pageBox());
    await click(button('Unpublish', document.querySelector('[aria-label="Selected posts"]')!));
    server.hold();
    await click(button('Unpublish', dialog()));
    await click(button('Stop'));
    await act(async () => server.release?.());
    await shown('Stopped: 10 posts were not unpublished.');
    expect(server.bulks).toHaveLength(1);
    expect(page()).toContain('10 posts selected');
  });
});
