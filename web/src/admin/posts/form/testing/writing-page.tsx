import { AUTOSAVE_QUIET_MS, type PostDraft } from '@apoti/contract';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { EditingSession } from '../../../editing/session';
import { completeBrowser } from '../../../editing/testing/complete-browser';
import { FakeBrowser } from '../../../editing/testing/fake-browser';
import { FakeClock, settle } from '../../../editing/testing/fake-clock';
import { useEditorState } from '../../../editing/use-editor-state';
import { SaveState } from '../../../editor/SaveState';
import { blankPost, postDocument, UNMADE } from '../../../post-editing/post-document';
import { postWords } from '../../../post-editing/post-words';
import { FakePostServer } from '../../../post-editing/testing/fake-post-server';
import { PostWriting } from '../PostWriting';

/** A post that may be published. */
export const whole: PostDraft = {
  ...blankPost(0),
  ...{ id: 5, title: 'A day', slug: 'a-day', excerpt: 'What happened', content: '<p>All of it</p>', author: 'Ada' },
  publishDate: '2026-01-01',
};

const document_ = postDocument('post-5');
type Shown = { session: EditingSession<PostDraft>; server: FakePostServer };

function Screen({ session, server }: Shown) {
  const state = useEditorState(session);
  const reload = () => {
    if (server.isUnreadable) return;
    const { post, revision } = server.read();
    session.seen({ content: post.draft, revision });
  };
  const editor = { document: document_, words: postWords, session, state, loadError: undefined, reload };
  if (!state.work) return null;
  return (
    <MemoryRouter>
      <SaveState />
      <PostWriting
        editor={editor}
        post={state.work.mine}
        standing={server.asOf(state.work.base.revision)}
        onClose={() => {}}
        send={server.setPublished}
      />
    </MemoryRouter>
  );
}

/** The form of a post beside a server of its own, and a person's hands. */
export class WritingPage {
  readonly clock = new FakeClock();
  server = new FakePostServer();
  private readonly root;

  constructor() {
    completeBrowser();
    document.body.innerHTML = '<div id="root"></div>';
    this.root = createRoot(document.getElementById('root')!);
  }

  /** Opens a post, or a new one. `change`: what the server says of it beside that. */
  async show(
    draft?: PostDraft,
    published: PostDraft | null = null,
    change: { slugTakenBy?: string } = {},
  ): Promise<void> {
    const server = new FakePostServer(draft, published);
    this.server = server;
    if (server.post) server.post = { ...server.post, ...change };
    const browser = new FakeBrowser<PostDraft>();
    const session = new EditingSession<PostDraft>({
      document: document_,
      person: 7,
      clock: this.clock,
      store: browser.store('post-5', 7),
      tabs: browser.tabs(),
      newKey: () => crypto.randomUUID(),
      send: server.send,
    });
    await session.start();
    if (draft) session.seen({ content: draft, revision: server.read().revision });
    else session.seen({ content: blankPost(this.clock.now()), revision: UNMADE });
    await act(async () => this.root.render(<Screen session={session} server={server} />));
  }

  leave(): Promise<void> {
    return act(async () => this.root.unmount());
  }

  /** What the header says of what is saved. */
  get header(): string {
    return document.querySelector('[aria-label="Save state"]')?.textContent ?? '';
  }

  get text(): string {
    return document.body.textContent ?? '';
  }

  input(name: string): HTMLInputElement | HTMLTextAreaElement {
    return document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)!;
  }

  button(text: string): HTMLButtonElement {
    return [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === text)!;
  }

  click(element: HTMLElement): Promise<void> {
    return act(async () => {
      element.click();
      await settle();
    });
  }

  /** Until the autosave. */
  quiet(): Promise<void> {
    return act(() => this.clock.pass(AUTOSAVE_QUIET_MS));
  }

  type(name: string, value: string): Promise<void> {
    const element = this.input(name);
    const prototype = element instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    return act(async () => {
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}
