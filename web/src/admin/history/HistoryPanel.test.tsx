// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type HistoryGroup } from '@apoti/contract';
import { adminToast } from '../../shared/ui/toast';
import { contentDocument } from '../content-editing/content-document';
import { contentWords } from '../content-editing/content-words';
import { completeBrowser } from '../editing/testing/complete-browser';
import { settle } from '../editing/testing/fake-clock';
import { World, type Tab } from '../editing/testing/open-tab';
import { useEditorState } from '../editing/use-editor-state';
import { EditorHistory } from './EditorHistory';
import { EntryHistory } from './HistoryButton';

const calls = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('../../shared/api/client', () => calls);

let tab: Tab;
let root: Root;
const reload = vi.fn();
const said = { success: vi.spyOn(adminToast, 'success'), error: vi.spyOn(adminToast, 'error') };

function OfContent() {
  const state = useEditorState(tab.session);
  const { session } = tab;
  const editor = { document: contentDocument, words: contentWords, session, state, loadError: undefined, reload };
  return <EditorHistory editor={editor} history={{ kind: 'content' }} />;
}
const ofPosts = <EntryHistory history={{ kind: 'posts' }} labels={{ readTime: 'Reading time' }} onRestored={reload} />;

function group(changes: HistoryGroup['changes'], fields: Partial<HistoryGroup> = {}): HistoryGroup {
  const now = new Date().toISOString();
  const run = { from: 3, change: 5, who: 'Amina', door: 'back-office' as const, first: now, last: now };
  return { ...run, item: '', name: '', changes, more: 0, ...fields };
}

type Restoring = { ask: boolean; change: number; paths?: string[][] };
/** How the server answers; a number is the change that a restore made. */
let answer: { groups: HistoryGroup[]; next: number | null; restore: (body: Restoring) => unknown };

async function open(shown = <OfContent />): Promise<void> {
  await act(async () => root.render(<SWRConfig value={{ provider: () => new Map() }}>{shown}</SWRConfig>));
  await act(async () => {
    button('History').click();
    await import('./HistoryPanel');
  });
  await act(async () => {});
}

const sent = () =>
  calls.request.mock.calls.map(([, call]) => call as { method?: string; path: string; body?: Restoring });
const posts = () => sent().flatMap(({ method, body }) => (method === 'POST' && body ? [body] : []));
const button = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text)!;
const click = (element: HTMLElement) => act(async () => element.click());
const about = ['about', 'title'];
const summary = () => document.querySelector('summary')?.textContent;

describe('HistoryPanel', () => {
  beforeEach(async () => {
    completeBrowser();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    tab = await new World().open();
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.getElementById('root')!);
    for (const mock of [reload, said.success, said.error, calls.request]) mock.mockReset();
    answer = { groups: [], next: null, restore: () => ({ success: true, revision: 'a.6', changed: true }) };
    calls.request.mockImplementation(async (_schema: unknown, { method, path, body }: ReturnType<typeof sent>[0]) => {
      if (method === 'POST' && body) return answer.restore(body);
      return path.includes('before=') ? { groups: [], next: null } : { groups: answer.groups, next: answer.next };
    });
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });

  it('A6: a run is one line by day, person and time; what changed in a text is marked word by word', async () => {
    const [slide] = tab.mine.heroSlides;
    const path = ['heroSlides', `#${slide!.id}`, 'title'];
    answer.groups = [group([{ path, old: 'Secure smart lockers', new: 'Secure new lockers' }], { door: 'panel' })];
    await open();
    expect(document.querySelector('section h3')?.textContent).toBe('Today');
    expect(summary()).toMatch(/^Amina\d\d:\d\d, just nowchanged Slide “.*”: Title in Strapi’s panel$/);
    expect(document.querySelector('del')?.textContent).toBe('[was: smart]');
    expect(document.querySelector('ins')?.textContent).toBe('[now: new]');
  });

  it('A6: what was renamed since is told by its name of then, and by that of now', async () => {
    const [slide] = tab.mine.heroSlides;
    const path = (field: string) => ['heroSlides', `#${slide!.id}`, field];
    answer.groups = [
      group([{ path: path('ctaText'), old: 'Go', new: 'Go on' }], { from: 9, change: 9 }),
      group([{ path: path('title'), old: 'Second name', new: slide!.title }], { from: 8, change: 8 }),
      group([{ path: path('subtitle'), old: 'A', new: 'B' }], { from: 7, change: 7 }),
      group([{ path: path('title'), old: 'First name', new: 'Second name' }], { from: 6, change: 6 }),
      group([{ path: path('subtitle'), old: 'None', new: 'A' }], { from: 5, change: 5 }),
    ];
    await open();
    const now = `“${slide!.title}”`;
    const told = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent?.split('changed ')[1]);
    expect(told.map((text) => text?.replace(/: .*/, ''))).toEqual([
      `Slide ${now}`,
      `Slide ${now}`,
      `Slide “Second name” (now ${now})`,
      `Slide “Second name” (now ${now})`,
      `Slide “First name” (now ${now})`,
    ]);
    expect(button('Restore this field').getAttribute('aria-label')).toContain(`Slide ${now}`);
  });

  it('A6: one field is brought back, or all of a run; editor and list look again, and it can be undone', async () => {
    answer.groups = [
      group([
        { path: about, old: 'One', new: 'Two' },
        { path: ['about', 'story'], old: 'A', new: 'B' },
      ]),
    ];
    await open();
    await click(button('Restore this field'));
    expect(posts()).toEqual([{ kind: 'content', from: 3, change: 5, paths: [about], ask: true }]);
    expect(said.success).toHaveBeenCalledWith('Brought back: About Section: Title');
    expect(reload).toHaveBeenCalledOnce();
    expect(sent().filter(({ method }) => method !== 'POST')).toHaveLength(2);
    await click(button('Undo'));
    expect(posts().at(-1)).toEqual({ kind: 'content', from: 6, change: 6, ask: true });
    expect(said.success).toHaveBeenLastCalledWith('Undone: About Section: Title');
    await click(button('Restore all of this'));
    expect(posts().at(-1)).toEqual({ kind: 'content', from: 3, change: 5, ask: true });
  });

  it('A6: what is unsent leaves first, so that nothing is lost', async () => {
    answer.groups = [group([{ path: about, old: 'One', new: 'Two' }])];
    await open();
    await act(async () => tab.type({ title: 'Typed just now' }));
    let arrived = 0;
    answer.restore = () => {
      arrived = tab.world.server.arrived.length;
      return { success: true, revision: 'a.6', changed: true };
    };
    await act(async () => {
      button('Restore this field').click();
      await settle();
    });
    expect(arrived).toBe(1);
    expect(tab.world.server.read().content.heroSlides[0]?.title).toBe('Typed just now');
  });

  it('A6: somebody else’s later edit is asked about, and stays unless the person says otherwise', async () => {
    answer.groups = [group([{ path: about, old: 'One', new: 'Two' }])];
    const newer = [{ path: about, who: 'Ben', at: '2026-11-21T11:00:00.000Z' }];
    answer.restore = ({ ask }) => {
      if (ask) throw new ApiError('conflict', 'Somebody else changed this since', { newer });
      return { success: true, revision: 'a.7', changed: true };
    };
    await open();
    await click(button('Restore this field'));
    expect(document.body.textContent).toContain('Ben changed it on 21 Nov 2026, 12:00');
    await click(button('Keep the newer one'));
    expect(posts()).toHaveLength(1);
    await click(button('Restore this field'));
    await click(button('Bring back the older one'));
    expect(posts().at(-1)).toMatchObject({ ask: false, paths: [about] });
    expect(said.success).toHaveBeenCalledOnce();
  });

  it('A6: while the CMS does not answer it says so, and goes on when it is back', async () => {
    answer.groups = [group([{ path: about, old: 'One', new: 'Two' }])];
    const down = () => {
      throw new ApiError('unavailable', 'The content store does not answer');
    };
    const groups = calls.request.getMockImplementation()!;
    calls.request.mockImplementation(async () => down());
    await open();
    expect(document.body.textContent).toContain('The history cannot be loaded');
    calls.request.mockImplementation(groups);
    await click(button('Try again'));
    expect(summary()).toContain('changed About Section: Title');
    answer.restore = down;
    await click(button('Restore this field'));
    expect(said.error).toHaveBeenCalledWith('Nothing was brought back: The content store does not answer');
    expect(button('Restore this field').disabled).toBe(false);
  });

  it('A6: what was deleted is listed with who did it and when, and comes back; what is back says so', async () => {
    const old = { ...tab.mine.heroSlides[0]!, id: 99, title: 'Gone' };
    const path = ['heroSlides', '#99'];
    const order = { path: ['heroSlides', '@order'], old: ['1', '99', '2'], new: ['1', '2'] };
    answer.groups = [group([{ path, old, gone: true }, order])];
    await open();
    expect(summary()).toContain('deleted Slide “Gone”');
    expect(document.querySelectorAll('h4')).toHaveLength(1);
    await click(button('Deleted'));
    expect(sent().at(-1)?.path).toBe('/api/history?kind=content&deleted=true');
    expect(document.querySelector('ul li')?.textContent).toMatch(
      /^Slide “Gone”Deleted by Amina on .* \(just now\)Bring back$/,
    );
    await click(button('Bring back'));
    expect(posts()[0]).toMatchObject({ paths: [path] });
    answer.groups = [group([{ path, old }])];
    await click(button('Changes'));
    await vi.waitFor(() =>
      expect(document.querySelector('h4')?.nextSibling?.textContent).toBe('was deleted, and is back'),
    );
    expect(button('Bring back')).toBeUndefined();
  });

  it('A6: without changes it says so; older ones come on request', async () => {
    await open();
    expect(document.body.textContent).toContain('Nothing was changed in the last 90 days');
    await act(async () => root.render(null));
    answer = { ...answer, groups: [group([{ path: about, old: 'One', new: 'Two' }])], next: 3 };
    await open();
    await click(button('Show more'));
    expect(sent().at(-1)?.path).toBe('/api/history?kind=content&before=3');
  });

  it('A10: of a post the words are compared, not the tags; draft and public version are told apart, or once', async () => {
    const change = { old: '<p>One <b>two</b></p>', new: '<p>One <b>three</b></p>' };
    answer.groups = [
      group(
        [
          { path: ['draft', 'content'], ...change },
          { path: ['published', 'content'], ...change },
          { path: ['published', 'readTime'], old: '3 min', new: '4 min' },
        ],
        { item: '7', name: 'A post' },
      ),
      group([{ path: ['published'], new: { title: 'Another' } }], { from: 1, change: 1, item: '8', name: 'Another' }),
    ];
    await open(ofPosts);
    expect(summary()).toContain('changed “A post”: Content, Reading time, on the site');
    expect(document.querySelectorAll('summary')[1]?.textContent).toContain('published “Another”');
    expect(document.querySelector('h4 + p')?.textContent).toBe('One [was: two][now: three]');
    await click(button('Restore this field'));
    expect(posts()[0]?.paths).toEqual([
      ['draft', 'content'],
      ['published', 'content'],
    ]);
    expect(document.body.textContent).toContain('Take off the site again');
  });

  it('A10: a long text shows the words around its changes until all of it is asked for', async () => {
    const far = '<p>far away</p>'.repeat(100);
    const path = ['draft', 'content'];
    answer.groups = [
      group([{ path, old: `${far}<p>old</p>`, new: `${far}<p>new</p>` }], { item: '7', name: 'A post' }),
    ];
    await open(ofPosts);
    const text = () => document.querySelector('h4 + p')?.textContent ?? '';
    expect(text().length).toBeLessThan(200);
    await click(button('Show the whole text'));
    expect(text().length).toBeGreaterThan(800);
    await click(button('Show only what changed'));
    expect(text()).toContain('[was: old]');
  });
});
