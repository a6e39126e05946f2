// @vitest-environment jsdom
import { ApiError, AUTOSAVE_QUIET_MS, SLUG_TAKEN, uploadTexts, type PostDraft } from '@apoti/contract';
import { MAX_IMAGE_BYTES } from '@apoti/contract/constants/business';
import { lagosDay, startOfLagosDay } from '@apoti/contract/lib/lagos-day';
import { act, useReducer } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToast } from '../../../shared/ui/toast';
import { EditingSession } from '../../editing/session';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { FakeBrowser } from '../../editing/testing/fake-browser';
import { FakeClock, settle } from '../../editing/testing/fake-clock';
import { useEditorState } from '../../editing/use-editor-state';
import { blankPost, postDocument, UNMADE } from '../../post-editing/post-document';
import { postWords } from '../../post-editing/post-words';
import { FakePostServer } from '../../post-editing/testing/fake-post-server';
import type { RichTextProps } from '../../rich-text/rich-text-props';
import { PostWriting } from './PostWriting';

// The text's own editor has its own tests; here it is a field like the others.
vi.mock('../../rich-text/RichTextField', () => ({
  RichTextField: ({ value, onChange, error, name }: RichTextProps) => (
    <>
      <textarea name={name} value={value} onChange={({ target }) => onChange(target.value)} />
      <p>{error}</p>
    </>
  ),
}));

const TOMORROW = lagosDay(Date.now() + 86_400_000);
const whole: PostDraft = {
  ...blankPost(0),
  ...{ id: 5, title: 'A day', slug: 'a-day', excerpt: 'What happened', content: '<p>All of it</p>', author: 'Ada' },
  publishDate: '2026-01-01',
};
const document_ = postDocument('post-5');
let clock: FakeClock;
let server: FakePostServer;
let session: EditingSession<PostDraft>;
let root: Root;

function Screen() {
  const state = useEditorState(session);
  const [, again] = useReducer((count: number) => count + 1, 0);
  const editor = { document: document_, words: postWords, session, state, loadError: undefined, reload: again };
  if (!state.work) return null;
  const post = state.work.mine;
  return (
    <MemoryRouter>
      <PostWriting
        editor={editor}
        post={post}
        standing={server.post ?? undefined}
        onClose={() => {}}
        send={server.setPublished}
      />
    </MemoryRouter>
  );
}

async function show(draft?: PostDraft, published: PostDraft | null = null): Promise<void> {
  server = new FakePostServer(draft, published);
  const browser = new FakeBrowser<PostDraft>();
  session = new EditingSession<PostDraft>({
    document: document_,
    person: 7,
    clock,
    store: browser.store('post-5', 7),
    tabs: browser.tabs(),
    newKey: () => crypto.randomUUID(),
    send: server.send,
  });
  await session.start();
  if (draft) session.seen({ content: draft, revision: server.read().revision });
  else session.seen({ content: blankPost(clock.now()), revision: UNMADE });
  await act(async () => root.render(<Screen />));
}

const page = () => document.body.textContent ?? '';
const input = (name: string) => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)!;
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === text)!;
const click = (element: HTMLElement) =>
  act(async () => {
    element.click();
    await settle();
  });
const quiet = () => act(() => clock.pass(AUTOSAVE_QUIET_MS));
function type(name: string, value: string): Promise<void> {
  const element = input(name);
  const prototype = element instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  return act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const said = { success: vi.spyOn(adminToast, 'success'), error: vi.spyOn(adminToast, 'error') };
beforeEach(() => {
  completeBrowser();
  said.success.mockReset();
  said.error.mockReset();
  clock = new FakeClock();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe('a new post', () => {
  beforeEach(() => show());

  it('A10: begins in its title, today, in the first category; what is typed saves itself as a draft', async () => {
    expect(document.activeElement).toBe(input('title'));
    expect(input('publishDate').value).toBe(lagosDay(clock.now()));
    await type('title', 'A new station');
    expect(input('slug').value).toBe('a-new-station');
    await quiet();
    expect(server.read().post).toMatchObject({ draft: { title: 'A new station', slug: 'a-new-station' } });
    expect(server.read().post.published).toBeNull();
    expect(said.success).not.toHaveBeenCalled();
    expect(page()).toContain('Draft: saved');
  });

  it('A10, A21: what is missing is said beside its field, which gets the focus; what was typed stays', async () => {
    await type('title', 'Only a title');
    await click(button('Publish'));
    expect(document.activeElement).toBe(input('excerpt'));
    for (const text of ['Excerpt is required', 'Content is required', 'Author is required'])
      expect(page()).toContain(text);
    expect(input('title').value).toBe('Only a title');
    await type('excerpt', 'Now it is there');
    expect(page()).not.toContain('Excerpt is required');
    expect(server.post?.published ?? null).toBeNull();
  });

  it('A10, A21: publishing says that it was created; later, that it was updated', async () => {
    for (const field of ['title', 'excerpt', 'content', 'author'] as const) await type(field, whole[field]);
    await click(button('Publish'));
    expect(server.read().post.published).toMatchObject({ title: 'A day', content: '<p>All of it</p>' });
    expect(said.success).toHaveBeenLastCalledWith('Post created successfully!');
    await type('title', 'Another day');
    expect(page()).toContain('Unpublished changes');
    expect(input('slug').value).toBe('a-day');
    await click(button('Publish changes'));
    expect(said.success).toHaveBeenLastCalledWith('Post updated successfully!');
    expect(server.read().post.published).toMatchObject({ title: 'Another day', slug: 'a-day' });
  });

  it('A10: an empty one is not saved, and says what it needs', async () => {
    await click(button('Save'));
    expect(server.made).toBe(0);
    expect(said.success).not.toHaveBeenCalled();
    expect(page()).toContain('Title is required');
  });

  it('A10: tags are typed in one line, and a comma can be typed', async () => {
    await type('tags', 'lagos,');
    expect(input('tags').value).toBe('lagos,');
    await type('tags', 'lagos, lockers ');
    await quiet();
    expect(server.read().post.draft.tags).toEqual(['lagos', 'lockers']);
  });

  it('A10: a picture of one byte too much is refused with the specification’s text', async () => {
    const file = new File(['x'], 'large.jpg', { type: 'image/jpeg' });
    Object.defineProperty(file, 'size', { value: MAX_IMAGE_BYTES + 1 });
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(chooser, 'files', { value: [file] });
    await act(async () => chooser.dispatchEvent(new Event('change', { bubbles: true })));
    expect(page()).toContain(uploadTexts.tooLarge);
  });
});

describe('a post that is there', () => {
  it('A10: one that is public leads to its page and can be taken off the site', async () => {
    await show(whole, whole);
    expect(page()).toContain('Published');
    expect(document.querySelector('a[href="/press-releases/5"]')).not.toBeNull();
    expect(button('Publish changes')).toBeUndefined();
    await click(button('Unpublish'));
    expect(server.read().post.published).toBeNull();
    expect(said.success).toHaveBeenLastCalledWith('Post updated successfully!');
  });

  it('A10: a day in the future says when it will be seen, in Lagos', async () => {
    await show(whole);
    expect(startOfLagosDay(TOMORROW)).toBeGreaterThan(Date.now());
    await type('publishDate', TOMORROW);
    expect(page()).toContain('00:00 in Lagos');
    await click(button('Schedule'));
    expect(page()).toContain('Scheduled for');
    expect(document.querySelector('a[href="/press-releases/5"]')).toBeNull();
  });

  it('A10: a slug that another post has is said beside it, and the refusal leads there', async () => {
    await show(whole);
    server.refusal = new ApiError('invalid', SLUG_TAKEN, { issues: [{ path: ['slug'], message: SLUG_TAKEN }] });
    await click(button('Publish'));
    expect(document.activeElement).toBe(input('slug'));
    expect(page()).toContain(SLUG_TAKEN);
    await type('slug', 'Another One');
    expect(page()).not.toContain(SLUG_TAKEN);
    await act(async () => {
      input('slug').focus();
      input('slug').blur();
    });
    expect(input('slug').value).toBe('another-one');
  });

  it('A6: one field that two people changed is asked for; the others are merged', async () => {
    await show(whole);
    server.change({ title: 'Theirs', author: 'Bola' });
    await type('title', 'Mine');
    await quiet();
    expect(page()).toContain('Somebody else changed the same field');
    expect(input('author').value).toBe('Bola');
    await click(button('Take theirs'));
    await act(() => clock.pass(10_000));
    expect(server.read().post.draft).toMatchObject({ title: 'Theirs', author: 'Bola' });
  });

  it('A10: what somebody else changed meanwhile is not published unread', async () => {
    await show(whole);
    server.change({ title: 'Theirs' });
    const { post, revision } = server.read();
    server.refusal = new ApiError('conflict', 'changed', { post, revision, conflicts: [] });
    await click(button('Publish'));
    expect(said.error).toHaveBeenCalledWith(expect.stringContaining('Somebody else changed this post meanwhile'));
    expect(input('title').value).toBe('Theirs');
    expect(server.read().post.published).toBeNull();
  });

  it('A6: a dead server keeps the words and says so', async () => {
    await show(whole, whole);
    server.isDown = true;
    await type('title', 'Kept');
    await quiet();
    expect(page()).toContain('Draft: kept in this browser');
    await click(button('Publish changes'));
    expect(said.error).toHaveBeenCalledWith('Failed to save the post');
    server.isDown = false;
    await act(() => clock.pass(60_000));
    expect(server.read().post.draft.title).toBe('Kept');
  });
});
