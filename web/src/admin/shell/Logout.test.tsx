// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logout } from '../../shared/api/auth';
import { leaveUnasked } from '../../shared/ui/use-stay';
import { completeBrowser } from '../editing/testing/complete-browser';
import { World, type Tab } from '../editing/testing/open-tab';
import { useEditorState } from '../editing/use-editor-state';
import { useOpenEditor } from '../editor/open-editors';
import { keepDraft } from '../form/draft-store';
import { noteUpload } from '../form/uploads';
import { Logout } from './Logout';

/** The server has heard of a logout, of this window or of another one. */
let heard = (): void => undefined;
let isOut = false;
vi.mock('../../shared/api/auth', () => ({
  logout: vi.fn(() => Promise.reject(new Error('no answer'))),
  onLeft: (listener: () => void) => {
    heard = listener;
    return () => undefined;
  },
  useIsOut: () => isOut,
}));
vi.mock('../../shared/ui/use-stay', async (load) => ({
  ...(await load<typeof import('../../shared/ui/use-stay')>()),
  leaveUnasked: vi.fn(),
}));

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === text)!;
const click = (text: string) => act(async () => button(text).click());

let page: Root;
const draw = () => act(async () => page.render(<Logout />));

beforeEach(async () => {
  completeBrowser();
  vi.mocked(leaveUnasked).mockClear();
  document.body.innerHTML = '<div id="root"></div>';
  page = createRoot(document.getElementById('root')!);
  await draw();
});
afterEach(() => vi.unstubAllGlobals());

function Open({ tab }: { tab: Tab }) {
  useOpenEditor(tab.session, useEditorState(tab.session));
  return null;
}

it.each([
  [false, 'They stay in this browser'],
  [true, 'logging out loses what is not sent'],
])('A2, A6: what is said of unsent edits when the browser cannot store them: %s', async (storeFails, text) => {
  const world = new World();
  world.browser.storeFails = storeFails;
  const tab = await world.open();
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Open tab={tab} />));
  world.server.fault = 'down';
  await act(async () => tab.type({ title: 'Unsent' }));
  await click('Logout');
  await vi.waitFor(() => expect(document.querySelector('dialog[open]')?.textContent).toContain(text));
  await act(async () => root.unmount());
});

it('A2, A15: whoever logs out with uploads on their way is asked; they go on, or are cancelled', async () => {
  const cancel = vi.fn();
  const noteEnd = noteUpload({ key: '', count: () => 2, cancel });
  await click('Logout');
  const dialog = document.querySelector('dialog[open]')!;
  expect(dialog.textContent).toContain('2 files are still being uploaded. Logging out cancels them.');
  await click('Stay');
  expect([cancel.mock.calls.length, vi.mocked(logout).mock.calls.length]).toEqual([0, 0]);
  await click('Logout');
  await click('Log out');
  expect([cancel.mock.calls.length, vi.mocked(logout).mock.calls.length]).toEqual([1, 1]);
  noteEnd();
  await click('Logout');
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(logout).toHaveBeenCalledTimes(2);
});

it('A2, A6: whoever logs out with words that the browser could not keep is asked, and so is who closes the page', async () => {
  const isWarned = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  vi.mocked(logout).mockClear();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  keepDraft('note', 'Half a sentence');
  expect(isWarned()).toBe(true);
  await click('Logout');
  expect(document.querySelector('dialog[open]')?.textContent).toContain('Logging out loses them.');
  await click('Stay');
  expect(logout).not.toHaveBeenCalled();
  full.mockRestore();
  keepDraft('note', 'A whole sentence');
  expect(isWarned()).toBe(false);
  await click('Logout');
  expect(logout).toHaveBeenCalledOnce();
  keepDraft('note', null);
});

it('A2, A6: only the window in which it was pressed goes home: another stays with what is typed in its dialogs, shut', async () => {
  const tell = () =>
    act(async () => {
      heard();
      await new Promise((done) => setTimeout(done));
    });
  await tell();
  expect(leaveUnasked).not.toHaveBeenCalled();
  await click('Logout');
  // Not at once, but at a later try.
  await tell();
  expect(leaveUnasked).toHaveBeenCalledWith('/');
  vi.mocked(leaveUnasked).mockClear();
  for (isOut of [true, false]) await draw();
  await tell();
  expect(leaveUnasked).not.toHaveBeenCalled();
});
