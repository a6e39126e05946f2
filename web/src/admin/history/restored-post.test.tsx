// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HistoryGroup, PostDraft } from '@apoti/contract';
import { completeBrowser } from '../editing/testing/complete-browser';
import { EditingSession } from '../editing/session';
import { FakeBrowser } from '../editing/testing/fake-browser';
import { FakeClock, settle } from '../editing/testing/fake-clock';
import { useEditorState } from '../editing/use-editor-state';
import { blankPost, postDocument } from '../post-editing/post-document';
import { postWords } from '../post-editing/post-words';
import { FakePostServer } from '../post-editing/testing/fake-post-server';
import { EditorHistory } from './EditorHistory';

const calls = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('../../shared/api/client', () => calls);

const document_ = postDocument('post-7');
let server: FakePostServer;
let session: EditingSession<PostDraft>;
let root: Root;

function OfPost() {
  const state = useEditorState(session);
  const editor = { document: document_, words: postWords, session, state, loadError: undefined, reload: read };
  return <EditorHistory editor={editor} history={{ kind: 'posts', item: '7' }} />;
}

function read(): void {
  const { post, revision } = server.read();
  session.seen({ content: post.draft, revision });
}

/** The history of the post, with one change; bringing it back makes of the draft what `restored` says; null: it is so already. */
function hasHistory(changes: HistoryGroup['changes'], restored: Partial<PostDraft> | null): void {
  const now = new Date().toISOString();
  const run = { from: 3, change: 5, who: 'Amina', door: 'back-office' as const, first: now, last: now };
  calls.request.mockImplementation(async (_schema: unknown, { method }: { method?: string }) => {
    if (method !== 'POST') return { groups: [{ ...run, item: '7', name: 'A post', changes, more: 0 }], next: null };
    if (restored) server.change(restored);
    return { success: true, revision: server.read().revision, changed: restored !== null };
  });
}

const button = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text)!;
async function restore(): Promise<void> {
  await act(async () => root.render(<SWRConfig value={{ provider: () => new Map() }}>{<OfPost />}</SWRConfig>));
  await act(async () => {
    button('History').click();
    await import('./HistoryPanel');
  });
  await act(async () => {});
  await act(async () => {
    button('Restore this field').click();
    await settle();
  });
}

const title = { old: 'Old', new: 'New' };
const both = [
  { path: ['draft', 'title'], ...title },
  { path: ['published', 'title'], ...title },
];

describe('a post that is open while something of it is brought back', () => {
  beforeEach(async () => {
    completeBrowser();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.getElementById('root')!);
    const clock = new FakeClock();
    const browser = new FakeBrowser<PostDraft>();
    server = new FakePostServer({ ...blankPost(clock.now()), id: 7, title: 'New' });
    session = new EditingSession<PostDraft>({
      document: document_,
      person: 7,
      clock,
      store: browser.store('post-7', 7),
      tabs: browser.tabs(),
      newKey: () => 'key',
      send: server.send,
    });
    await session.start();
    read();
    await settle();
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });

  it('A6: takes over what came back, which is no news to who brought it back', async () => {
    hasHistory(both, { title: 'Old' });
    await restore();
    expect(session.getState()).toMatchObject({ work: { mine: { title: 'Old' } }, news: [] });
  });

  it('A6: what somebody else changed meanwhile is news all the same', async () => {
    hasHistory(both, { title: 'Old', excerpt: 'By Ben' });
    await restore();
    expect(session.getState()).toMatchObject({ work: { mine: { excerpt: 'By Ben' } } });
    expect(session.getState().news).toContainEqual(expect.objectContaining({ path: ['excerpt'] }));
  });

  it('A6: after bringing back what was like that already, the next change of it is news', async () => {
    hasHistory(both, null);
    await restore();
    await act(async () => {
      server.change({ title: 'By Ben' });
      read();
    });
    expect(session.getState().news).toMatchObject([{ path: ['title'] }]);
  });

  it('A6: a place of the public version brought back hides no news of the draft', async () => {
    hasHistory([{ path: ['published', 'title'], ...title }], { title: 'By Ben' });
    await restore();
    expect(session.getState().news).toMatchObject([{ path: ['title'] }]);
  });
});
