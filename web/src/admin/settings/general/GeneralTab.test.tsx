// @vitest-environment jsdom
import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { defaultSettings } from '@apoti/contract/content/default-settings';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentEditorProvider, useContentEditor } from '../../content-editing/ContentEditing';
import { openEditorPage, type, type EditorPage } from '../../content-editing/testing/editor-page';
import { EditingSession } from '../../editing/session';
import { FakeBrowser } from '../../editing/testing/fake-browser';
import { FakeClock } from '../../editing/testing/fake-clock';
import { useEditorState } from '../../editing/use-editor-state';
import type { Editor } from '../../editor/editor';
import { settingsDocument, type SettingsDraft } from '../../settings-editing/settings-draft';
import { settingsWords } from '../../settings-editing/settings-words';
import { SettingsScreen } from '../SettingsScreen';

const { held } = vi.hoisted(() => ({ held: { use: (): unknown => undefined } }));
vi.mock('../../settings-editing/settings-editing', () => ({ useSettingsEditor: () => held.use() }));

let page: EditorPage;
let settings: EditingSession<SettingsDraft>;
beforeEach(async () => {
  const browser = new FakeBrowser<SettingsDraft>();
  const session = new EditingSession<SettingsDraft>({
    document: settingsDocument,
    person: 7,
    clock: new FakeClock(),
    store: browser.store('settings', 7),
    tabs: browser.tabs(),
    newKey: () => 'key-1',
    send: () => new Promise(() => undefined),
  });
  settings = session;
  await session.start();
  session.seen({ content: defaultSettings, revision: 'a.1' });
  held.use = function useHeld(): Editor<SettingsDraft> {
    const state = useEditorState(session);
    return {
      document: settingsDocument,
      words: settingsWords,
      session,
      state,
      loadError: undefined,
      reload: () => undefined,
    };
  };
  page = await openEditorPage(<SettingsScreen />, undefined, '/admin/settings');
});
afterEach(() => page.close());

const siteName = () => document.querySelector<HTMLInputElement>('[name="siteName"]')!;
const switchOf = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.includes(label))!;
const button = (text: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === text);
/** What is said of the last step that was taken, or was not. */
const told = () =>
  [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent).find((text) => /done/.test(text));
const isClosed = () => settings.getState().work?.mine.general.maintenanceMode;

async function step(element: Element, keys: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true, ...keys });
  await act(async () => element.dispatchEvent(event));
  return event.defaultPrevented;
}

const reload = vi.fn();

/** The content could not be loaded. */
function Unread({ children }: { children: ReactNode }) {
  const editor = useContentEditor();
  const unread = {
    ...editor,
    state: { ...editor.state, work: null },
    loadError: 'The server cannot be reached',
    reload,
  };
  return <ContentEditorProvider value={unread}>{children}</ContentEditorProvider>;
}

describe('GeneralTab', () => {
  it('A18: content that cannot be loaded is said with why, and asked for again; the settings are there', async () => {
    await page.close();
    const screen = (
      <Unread>
        <SettingsScreen />
      </Unread>
    );
    page = await openEditorPage(screen, undefined, '/admin/settings');
    const text = document.body.textContent;
    expect(text).toContain('The content cannot be loaded');
    expect(text).toContain('The server cannot be reached');
    expect(text).not.toContain('Loading the content…');
    expect(switchOf('Maintenance')).toBeDefined();
    await act(async () => button('Try again')?.click());
    expect(reload).toHaveBeenCalledOnce();
  });

  it('A18: the site is closed to visitors only after a question, and opened without one', async () => {
    const toggle = switchOf('Maintenance').querySelector('input')!;
    const question = () => document.querySelector('dialog[open] h2')?.textContent;
    await act(async () => toggle.click());
    expect([isClosed(), toggle.checked, question()]).toEqual([false, false, 'Close the site to visitors?']);
    await act(async () => button('Cancel')?.click());
    expect([isClosed(), question()]).toEqual([false, undefined]);
    await act(async () => toggle.click());
    await act(async () => button('Close the site')?.click());
    expect([isClosed(), toggle.checked, question()]).toEqual([true, true, undefined]);
    // What is taken back may open it, and never closes it without the question.
    await step(document.querySelector('h1')!);
    expect([isClosed(), toggle.checked]).toEqual([false, false]);
    await step(document.querySelector('h1')!, { key: 'Z', shiftKey: true });
    expect([isClosed(), question()]).toEqual([false, undefined]);
    expect(told()).toBe('Not done again: it would close the site to visitors. Use Maintenance Mode.');
    const sms = () => settings.getState().work?.mine.general.smsNotifications;
    const was = sms();
    await act(async () =>
      settings.edit((mine) => ({ ...mine, general: { ...mine.general, smsNotifications: was !== true } })),
    );
    await act(async () => toggle.click());
    await act(async () => button('Close the site')?.click());
    await act(async () => toggle.click());
    expect([isClosed(), toggle.checked, question()]).toEqual([false, false, undefined]);
    // Nor does it pass the opening over, and take back what was done before.
    await step(document.querySelector('h1')!);
    expect([isClosed(), question(), sms()]).toEqual([false, undefined, !was]);
    expect(told()).toBe('Not undone: it would close the site to visitors. Use Maintenance Mode.');
    // The next one goes on with what was done before.
    await step(document.querySelector('h1')!);
    expect([isClosed(), sms(), told()]).toEqual([false, was, expect.stringMatching(/^Undone: /)]);
  });

  it('A6, A18: Ctrl+Z in Site Name takes back what was typed there, and leaves the settings alone', async () => {
    const before = page.tab.mine.site.siteName;
    const was = isClosed();
    await act(async () => switchOf('Maintenance').click());
    await act(async () => button('Close the site')?.click());
    expect(isClosed()).toBe(!was);
    await type(siteName(), 'Mistyped');
    expect(await step(siteName())).toBe(true);
    expect(page.tab.mine.site.siteName).toBe(before);
    expect(document.body.textContent).toContain('Undone: Site settings: Site name');
    await step(siteName(), { key: 'Z', shiftKey: true });
    expect(page.tab.mine.site.siteName).toBe('Mistyped');
    expect(isClosed()).toBe(!was);
    // Elsewhere on the screen the key is the settings'.
    await step(document.querySelector('h1')!);
    expect([isClosed(), page.tab.mine.site.siteName]).toEqual([was, 'Mistyped']);
  });

  it('A6, A18: a name that somebody else changed too is decided beside the field', async () => {
    await type(siteName(), 'Mine');
    page.world.server.change((content) => (content.site.siteName = 'Theirs'));
    await act(() => page.tab.refresh());
    const panel = document.querySelector('[data-document="content"] [role="alert"]')?.closest('section');
    expect(panel?.textContent).toContain('Somebody else changed the same field');
    const take = [...(panel?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === 'Take theirs',
    );
    await act(async () => take?.click());
    expect(siteName().value).toBe('Theirs');
    expect(document.querySelector('[data-document="content"] [role="alert"]')).toBeNull();
  });

  it('A6, A18: what keeps the name from being saved is said beside it', async () => {
    await type(siteName(), '');
    await act(() => page.world.clock.pass(AUTOSAVE_QUIET_MS));
    expect(document.querySelector('[data-document="content"] [role="status"] li')?.textContent).toContain('Site name');
  });
});
