// @vitest-environment jsdom
import { ApiError, AUTOSAVE_QUIET_MS, type PostDraft } from '@apoti/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savePostDraft } from '../../../shared/api/edited-post';
import { linkToast } from '../../../shared/ui/link-toast';
import { adminToast } from '../../../shared/ui/toast';
import { EditingSession } from '../../editing/session';
import { hasUnsent } from '../../editing/state';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { FakeBrowser } from '../../editing/testing/fake-browser';
import { FakeClock, settle } from '../../editing/testing/fake-clock';
import { useEditorState } from '../../editing/use-editor-state';
import { remakeKey } from '../../entry-editing/remake-key';
import { blankPost, postDocument, UNMADE } from '../../post-editing/post-document';
import { postWords } from '../../post-editing/post-words';
import { sendPost } from '../../post-editing/send-post';
import { useGonePost } from '../../post-editing/use-gone-post';
import { postTexts } from './post-texts';
import { PostWriting } from './PostWriting';

vi.mock('../../rich-text/RichTextField', () => ({ RichTextField: () => null }));
vi.mock('../../../shared/api/edited-post', () => ({ savePostDraft: vi.fn(), setPostPublished: vi.fn() }));
const save = vi.mocked(savePostDraft);

const PERSON = 7;
const whole: PostDraft = {
  ...blankPost(0),
  id: 5,
  title: 'A day',
  slug: 'a-day',
  excerpt: 'What happened',
  author: 'Ada',
};
const gone = new ApiError('not_found', 'There is no such post');
const seenAs = (draft: PostDraft) => ({
  post: { id: draft.id, draft, published: null, hasUnpublishedChanges: false, scheduled: false },
  revision: 'e.9',
});
let clock: FakeClock;
let session: EditingSession<PostDraft>;
let root: Root;
const onRemade = vi.fn();
const onLeave = vi.fn();
const said = { success: vi.spyOn(adminToast, 'success'), error: vi.spyOn(adminToast, 'error') };

function Screen({ name }: { name: string }) {
  const state = useEditorState(session);
  const isGone = state.failure?.reason === 'gone';
  const ways = useGonePost({ session, isGone, texts: postTexts, onRemade, onLeave });
  if (!state.work) return null;
  const known = { document: postDocument(name), words: postWords, session, state };
  const editor = { ...known, loadError: undefined, reload: () => {}, gone: ways };
  return (
    <MemoryRouter>
      <PostWriting editor={editor} post={state.work.mine} standing={undefined} onClose={() => {}} />
    </MemoryRouter>
  );
}

async function open(name: string, draft: PostDraft, revision: string): Promise<void> {
  const browser = new FakeBrowser<PostDraft>();
  session = new EditingSession<PostDraft>({
    document: postDocument(name),
    person: PERSON,
    clock,
    store: browser.store(name, PERSON),
    tabs: browser.tabs(),
    newKey: () => crypto.randomUUID(),
    send: (entry, base) => sendPost(entry, base, PERSON),
  });
  await session.start();
  session.seen({ content: draft, revision });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  await act(async () => root.render(<Screen name={name} />));
}
async function type(fields: Partial<PostDraft>): Promise<void> {
  await act(async () => session.edit((post) => ({ ...post, ...fields })));
  await act(() => clock.pass(AUTOSAVE_QUIET_MS));
}
const page = () => document.body.textContent ?? '';
const button = (text: string, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === text)!;
const click = (element: HTMLElement) =>
  act(async () => {
    element.click();
    await settle();
  });

beforeEach(() => {
  completeBrowser();
  localStorage.clear();
  vi.clearAllMocks();
  clock = new FakeClock();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe('a post that was deleted elsewhere while its form has unsent words', () => {
  beforeEach(async () => {
    save.mockRejectedValue(gone);
    await open('post-5', whole, 'e.2');
    await type({ title: 'Words of hers' });
    save.mockReset();
  });

  it('A10, A6: says so, keeps the words and offers neither to save nor to publish', () => {
    expect(page()).toContain('This post was deleted elsewhere');
    expect(page()).toContain('Your words are kept in this browser until you decide.');
    expect(document.querySelector<HTMLInputElement>('[name=title]')?.value).toBe('Words of hers');
    expect([button('Save'), button('Publish')]).toEqual([undefined, undefined]);
  });

  it('A10, A6: all that is in the form becomes a new draft, once, also after a lost answer and a reload, and the old one’s words are no longer kept', async () => {
    const fields = { ...whole, title: 'Words of hers' };
    save.mockRejectedValueOnce(new ApiError('unavailable', 'The server cannot be reached'));
    await click(button('Make it a new post'));
    expect(said.error).toHaveBeenLastCalledWith('The server cannot be reached');
    expect(hasUnsent(session.getState())).toBe(true);
    await act(async () => root.unmount());
    root = createRoot(document.getElementById('root')!);
    await act(async () => root.render(<Screen name="post-5" />));
    save.mockResolvedValueOnce(seenAs({ ...fields, id: 6 }));
    await click(button('Make it a new post'));
    const calls = save.mock.calls.map(([call]) => call);
    const { id: _gone, ...kept } = fields;
    expect(calls[1]).toMatchObject({ id: null, person: PERSON, fields: kept });
    expect(calls[1]?.idempotencyKey).toBe(calls[0]?.idempotencyKey);
    expect(hasUnsent(session.getState())).toBe(false);
    expect(said.success).toHaveBeenLastCalledWith('Post created successfully!');
    expect(onRemade).toHaveBeenCalledWith(6);
    expect(remakeKey(session)).not.toBe(calls[0]?.idempotencyKey);
  });

  it('A10, A6: one that is made after the form was left takes nobody away: it is told of, with the way to it', async () => {
    const told = vi.spyOn(linkToast, 'success');
    let answer = (): void => {};
    save.mockReturnValueOnce(
      new Promise((done) => (answer = () => done(seenAs({ ...whole, title: 'Words of hers', id: 6 })))),
    );
    await click(button('Make it a new post'));
    await act(async () => root.unmount());
    await act(async () => answer());
    await vi.waitFor(() =>
      expect(told).toHaveBeenCalledWith('Post created successfully!', { to: '/admin/blog?edit=6', label: 'Open' }),
    );
    expect(onRemade).not.toHaveBeenCalled();
  });

  it('A10, A6: a new draft whose answer was lost and which was then deleted, too, is made anew', async () => {
    save.mockRejectedValueOnce(new ApiError('unavailable', 'The server cannot be reached'));
    await click(button('Make it a new post'));
    save.mockRejectedValueOnce(gone);
    save.mockResolvedValueOnce(seenAs({ ...whole, title: 'Words of hers', id: 8 }));
    await click(button('Make it a new post'));
    const keys = save.mock.calls.map(([call]) => call.idempotencyKey);
    expect(keys).toEqual([keys[0], keys[0], keys[2]]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(onRemade).toHaveBeenCalledWith(8);
    expect(localStorage.length).toBe(0);
  });

  it('A10: what keeps it from being made is said with its field', async () => {
    const issues = [{ path: ['title'], message: 'is longer than 200 characters' }];
    save.mockRejectedValueOnce(new ApiError('invalid', 'Not valid', { issues }));
    await click(button('Make it a new post'));
    expect(said.error).toHaveBeenLastCalledWith('Title is longer than 200 characters');
  });

  it('A10, A6: the words are discarded only after a question', async () => {
    await click(button('Discard'));
    const dialog = document.querySelector('dialog[open]')!;
    expect(dialog.textContent).toContain('Words of hers');
    expect(onLeave).not.toHaveBeenCalled();
    await click(button('Discard', dialog));
    expect([hasUnsent(session.getState()), onLeave.mock.calls.length]).toEqual([false, 1]);
  });
});

it('A10, A21: a post that made itself is said to be created when a person first saves it, also after a reload', async () => {
  save.mockImplementation(async ({ id, fields }) => seenAs({ ...fields, id: id ?? 41 }));
  await open('post-new-1', blankPost(0), UNMADE);
  await type({ title: 'First words' });
  expect(said.success).not.toHaveBeenCalled();
  const { mine, base } = session.getState().work!;
  await act(async () => root.unmount());
  await open('post-41', mine, base.revision);
  for (const text of ['Post created successfully!', 'Post updated successfully!']) {
    await click(button('Save'));
    expect(said.success).toHaveBeenLastCalledWith(text);
  }
});
