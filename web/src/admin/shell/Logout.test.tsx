// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logout } from '../../shared/api/auth';
import { completeBrowser } from '../editing/testing/complete-browser';
import { World, type Tab } from '../editing/testing/open-tab';
import { useEditorState } from '../editing/use-editor-state';
import { useOpenEditor } from '../editor/open-editors';
import { keepDraft } from '../form/draft-store';
import { noteUpload } from '../form/uploads';
import { Logout } from './Logout';

vi.mock('../../shared/api/auth', () => ({
  logout: vi.fn(() => Promise.reject(new Error('no answer'))),
  onLeft: () => () => undefined,
}));

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === text)!;
const click = (text: string) => act(async () => button(text).click());

beforeEach(async () => {
  completeBrowser();
  document.body.innerHTML = '<div id="root"></div>';
  await act(async () => createRoot(document.getElementById('root')!).render(<Logout />));
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
