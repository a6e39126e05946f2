// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { completeBrowser } from '../editing/testing/complete-browser';
import { World, type Tab } from '../editing/testing/open-tab';
import { useEditorState } from '../editing/use-editor-state';
import { useOpenEditor, useSaveNote } from '../editor/open-editors';
import { SignedOut } from './SignedOut';

function Open({ tab }: { tab: Tab }) {
  useOpenEditor(tab.session, useEditorState(tab.session));
  useSaveNote('unread');
  return <SignedOut person={7} signedIn={false} />;
}

afterEach(() => vi.unstubAllGlobals());

it('A6: who is signed out is promised that her edits are sent where there are any, not where something could not be read', async () => {
  completeBrowser();
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  const page = () => document.body.textContent ?? '';
  const world = new World();
  const tab = await world.open();
  await act(async () => root.render(<Open tab={tab} />));
  expect(page()).toContain('What is on the screen stays as it is. Sign in to go on.');
  await act(async () => document.querySelector('button')!.click());
  expect(page()).not.toContain('Your edits');
  world.server.fault = 'signed-out';
  await act(async () => tab.type({ title: 'Hers' }));
  expect(page()).toContain('Your edits are kept in this browser and sent once you have signed in.');
  expect(page()).toContain('Your edits are kept and sent as soon as you have signed in.');
  await act(async () => root.unmount());
});
