// @vitest-environment jsdom
import { defaultSettings } from '@apoti/contract/content/default-settings';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyState } from '../editing/state';
import { freshWork } from '../editing/work';
import { settingsWords } from '../settings-editing/settings-words';
import { SettingsScreen } from './SettingsScreen';

const { said, parts } = vi.hoisted(() => ({
  said: [] as string[],
  parts: { state: {} as object, words: {} as object, answer: (_saved: boolean): void => undefined },
}));
vi.mock('../settings-editing/settings-editing', () => ({
  useSettingsEditor: () => ({
    ...{ words: parts.words, state: parts.state, loadError: undefined, reload: () => undefined },
    session: {
      save: () => new Promise<boolean>((resolve) => (parts.answer = resolve)),
      getState: () => parts.state,
      edit: () => undefined,
    },
  }),
}));
// What the screen shows beside the settings is another document.
vi.mock('./use-save-site', () => ({ useSaveSite: () => async () => undefined }));
vi.mock('../editor/EditorDock', async () => ({
  EditorDock: ({ children }: { children: object }) => children,
}));
vi.mock('./settings-tabs', () => ({ panels: { general: () => null } }));
vi.mock('../../shared/ui/toast', () => {
  const say = (text: string) => void said.push(text);
  return { adminToast: { success: say, error: say } };
});
afterEach(() => vi.unstubAllGlobals());

it('A18: Save All Settings shows ‘Saving...’ until there is an answer, and says how it went', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  parts.words = settingsWords;
  parts.state = { ...emptyState(), work: freshWork({ content: defaultSettings, revision: 'a.1' }) };
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <SettingsScreen />
      </MemoryRouter>,
    ),
  );
  // The shell sets the distance between the parts of a screen, this one's title and tabs too.
  const title = document.querySelector('h1');
  expect([title?.parentElement?.id, title?.nextElementSibling?.querySelectorAll('[role="tablist"]').length]).toEqual([
    'root',
    1,
  ]);
  const words = () => [...document.querySelectorAll('button')].at(-1)?.textContent?.trim();
  for (const [saved, text] of [
    [true, 'Settings saved successfully!'],
    [false, 'Failed to save settings'],
  ] as const) {
    expect(words()).toBe('Save All Settings');
    await act(async () => [...document.querySelectorAll('button')].at(-1)?.click());
    expect([words(), said]).toEqual(['Saving...', []]);
    await act(async () => parts.answer(saved));
    expect(said.splice(0)).toEqual([text]);
  }
  await act(async () => root.unmount());
});
