// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HistoryGroup } from '@apoti/contract';
import { contentDocument } from '../content-editing/content-document';
import { contentWords } from '../content-editing/content-words';
import { World, type Tab } from '../editing/testing/open-tab';
import { useEditorState } from '../editing/use-editing-session';
import { HistoryPanel } from './HistoryPanel';

const calls = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('../../shared/api/client', () => calls);

let tab: Tab;
let root: Root;
const reload = vi.fn();

function Screen() {
  const state = useEditorState(tab.session);
  const editor = {
    document: contentDocument,
    words: contentWords,
    session: tab.session,
    state,
    loadError: undefined,
    reload,
  };
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <HistoryPanel editor={editor} history={{ kind: 'content' }} open onClose={() => undefined} />
    </SWRConfig>
  );
}

function group(changes: HistoryGroup['changes'], fields: Partial<HistoryGroup> = {}): HistoryGroup {
  const now = new Date().toISOString();
  return {
    from: 3,
    change: 5,
    who: 'Amina',
    door: 'back-office',
    first: now,
    last: now,
    item: '',
    changes,
    more: 0,
    ...fields,
  };
}

async function show(groups: HistoryGroup[], next: number | null = null): Promise<void> {
  calls.request.mockImplementation((_schema: unknown, { method, path }: { method?: string; path: string }) => {
    if (method === 'POST') return Promise.resolve({ success: true, revision: 'a.6', changed: true });
    return Promise.resolve(path.includes('before=') ? { groups: [], next: null } : { groups, next });
  });
  await act(async () => root.render(<Screen />));
}

const sent = () =>
  calls.request.mock.calls.map(([, call]) => call as { method?: string; path: string; body?: unknown });
const button = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text)!;

describe('HistoryPanel', () => {
  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    tab = await new World().open();
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.getElementById('root')!);
    calls.request.mockReset();
    reload.mockReset();
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });

  it('A6: a run is one line by day, time and person; what changed in a text is marked word by word', async () => {
    const [slide] = tab.session.getState().work!.mine.heroSlides;
    const path = ['heroSlides', `#${slide!.id}`, 'title'];
    await show([group([{ path, old: 'Secure smart lockers', new: 'Secure new lockers' }], { door: 'panel' })]);
    expect(document.querySelector('h3')?.textContent).toBe('Today');
    expect(document.querySelector('summary')?.textContent).toMatch(
      /^\d\d:\d\dAmina changed Slide “.*”: Title in Strapi’s panel$/,
    );
    expect(document.querySelector('del')?.textContent).toBe('[was: smart]');
    expect(document.querySelector('ins')?.textContent).toBe('[now: new]');
  });

  it('A6: one field is brought back, then the open editor and the list look again', async () => {
    const path = ['about', 'title'];
    await show([
      group([
        { path, old: 'One', new: 'Two' },
        { path: ['about', 'story'], old: 'A', new: 'B' },
      ]),
    ]);
    await act(async () => button('Restore this field').click());
    const post = sent().find(({ method }) => method === 'POST');
    expect(post).toMatchObject({
      path: '/api/history/restore',
      body: { kind: 'content', from: 3, change: 5, paths: [path] },
    });
    expect(reload).toHaveBeenCalledOnce();
    expect(sent().filter(({ method }) => method !== 'POST')).toHaveLength(2);
    await act(async () => button('Restore all of this').click());
    expect(sent().findLast(({ method }) => method === 'POST')?.body).toEqual({ kind: 'content', from: 3, change: 5 });
  });

  it('A6: a deleted item is called by its name of then and can be brought back; that others moved up is not told', async () => {
    const old = { ...tab.session.getState().work!.mine.heroSlides[0]!, id: 99, title: 'Gone' };
    const order = { path: ['heroSlides', '@order'], old: ['1', '99', '2'], new: ['1', '2'] };
    await show([group([{ path: ['heroSlides', '#99'], old }, order])]);
    expect(document.querySelector('summary')?.textContent).toContain('deleted Slide “Gone”');
    expect(document.querySelectorAll('h4')).toHaveLength(1);
    await act(async () => button('Bring back').click());
    expect(sent().find(({ method }) => method === 'POST')?.body).toMatchObject({ paths: [['heroSlides', '#99']] });
  });

  it('A6: without changes it says so; older ones come on request', async () => {
    await show([]);
    expect(document.body.textContent).toContain('Nothing was changed in the last 90 days');
    await act(async () => root.render(null));
    await show([group([{ path: ['about', 'title'], old: 'One', new: 'Two' }])], 3);
    await act(async () => button('Show older').click());
    expect(sent().at(-1)?.path).toBe('/api/history?kind=content&before=3');
  });
});
