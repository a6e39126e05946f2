import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { vi, type Mock } from 'vitest';
import type { HistoryGroup } from '@apoti/contract';
import { request } from '../../../shared/api/client';
import { contentDocument } from '../../content-editing/content-document';
import { contentWords } from '../../content-editing/content-words';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { World, type Tab } from '../../editing/testing/open-tab';
import { useEditorState } from '../../editing/use-editor-state';
import { EditorHistory } from '../EditorHistory';

/** A history in a document of its own, and what its tests look for in it. Each of them mocks `request`. */
let root: Root;
/** Where the content is edited. */
export let tab: Tab;
/** Looks again, after something was brought back. */
export const reload = vi.fn();
/** The server's part, whatever is asked of it. */
export const requested = vi.mocked(request) as Mock;

type Restoring = { ask: boolean; change: number; paths?: string[][] };
type Sent = { method?: string; path: string; body?: Restoring; headers?: Record<string, string> };
type Answer = { groups: HistoryGroup[]; next: number | null; restore: (body: Restoring) => unknown };
/** How the server answers; a number is the change that a restore made. */
export let answer: Answer;

function OfContent() {
  const state = useEditorState(tab.session);
  const { session } = tab;
  const editor = { document: contentDocument, words: contentWords, session, state, loadError: undefined, reload };
  return <EditorHistory editor={editor} history={{ kind: 'content' }} />;
}

/** Some changes of one person, who has just made them. */
export function group(changes: HistoryGroup['changes'], fields: Partial<HistoryGroup> = {}): HistoryGroup {
  const now = new Date().toISOString();
  const run = { from: 3, change: 5, who: 'Amina', door: 'back-office' as const, first: now, last: now };
  return { ...run, item: '', name: '', changes, more: 0, ...fields };
}

/** An editor of the content, and a server that has no history yet. */
export async function beginDocument(): Promise<void> {
  completeBrowser();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  tab = await new World().open();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  for (const mock of [reload, requested]) mock.mockReset();
  answer = { groups: [], next: null, restore: () => ({ success: true, revision: 'a.6', changed: true }) };
  requested.mockImplementation(async (_schema: unknown, { method, path, body }: ReturnType<typeof sent>[0]) => {
    if (method === 'POST' && body) return answer.restore(body);
    return path.includes('before=') ? { groups: [], next: null } : { groups: answer.groups, next: answer.next };
  });
}

/** Takes the editor away, and gives the browser back. */
export async function endDocument(): Promise<void> {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
}

/** Opens a history, that of the content unless told otherwise. */
export async function open(shown = <OfContent />): Promise<void> {
  await act(async () => root.render(<SWRConfig value={{ provider: () => new Map() }}>{shown}</SWRConfig>));
  await act(async () => {
    button('History').click();
    await import('../HistoryPanel');
  });
  await act(async () => {});
}

/** Takes the history away. */
export const close = () => act(async () => root.render(null));

/** What was asked of the server, in turn. */
export const sent = () => requested.mock.calls.map(([, call]) => call as Sent);
export const posts = () => sent().flatMap(({ method, body }) => (method === 'POST' && body ? [body] : []));
export const button = (text: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === text)!;
export const click = (element: HTMLElement) => act(async () => element.click());
export const summary = () => document.querySelector('summary')?.textContent;
