// @vitest-environment jsdom
import { defaultSettings } from '@apoti/contract/content/default-settings';
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyState, type EditorState } from '../editing/state';
import { freshWork } from '../editing/work';
import type { SettingsDraft } from '../settings-editing/settings-draft';
import { settingsWords } from '../settings-editing/settings-words';
import { Heatmaps } from './advanced/Heatmaps';
import { ConnectionTest } from './fields/ConnectionTest';
import { MAY_BE_SENT } from './notifications/sent-texts';
import { TestAlerts } from './notifications/TestAlerts';
import { ExportData } from './reporting/ExportData';
import { SendReportNow } from './reporting/SendReportNow';

const { said, calls, save, away } = vi.hoisted(() => {
  const asked: string[] = [];
  return {
    said: [] as string[],
    calls: asked,
    save: { of: [] as (string | undefined)[], answers: true, state: {} as object, words: {} as object },
    away: (call: string) => async (): Promise<never> => {
      asked.push(call);
      const { ApiError } = await import('@apoti/contract');
      throw new ApiError('unavailable', 'No answer came.');
    },
  };
});
vi.mock('../../shared/api/settings', () => ({
  exportAnalytics: away('export'),
  testAlerts: away('alerts'),
  testConnection: away('connection'),
}));
vi.mock('../../shared/api/reports', () => ({ sendReportNow: away('report') }));
vi.mock('../settings-editing/settings-editing', () => ({
  useSettingsEditor: () => ({
    words: save.words,
    session: {
      save: async (part?: string) => {
        save.of.push(part);
        return save.answers;
      },
      getState: () => save.state,
    },
  }),
}));
vi.mock('../../shared/ui/toast', () => {
  const say = (text: string) => void said.push(text);
  return { adminToast: { success: say, error: say } };
});

let root: Root;
beforeEach(() => {
  said.length = 0;
  calls.length = 0;
  Object.assign(save, { of: [], answers: true, state: emptyState(), words: settingsWords });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

/** Each button that works on what is saved: what it shows when that fails, what it asks for, and which parts have to be saved. */
const buttons: readonly (readonly [string, ReactElement, string, string, (string | undefined)[]])[] = [
  ['Export Data', <ExportData />, 'Failed to export analytics data', 'export', [undefined]],
  ['Test Alerts', <TestAlerts />, 'Failed to connect to Alert System', 'alerts', ['general', 'notifications']],
  [
    'Send a Report Now',
    <SendReportNow />,
    'Failed to send the report',
    'report',
    ['general', 'notifications', 'reporting'],
  ],
  [
    'Test connection',
    <ConnectionTest service="facebookPixel" name="Facebook Pixel" id="12345" />,
    'Failed to connect to Facebook Pixel',
    'connection',
    ['socialAnalytics'],
  ],
];

async function press(action: string, screen: ReactElement): Promise<HTMLButtonElement> {
  await act(async () => root.render(screen));
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === action)!;
  await act(async () => button.click());
  return button;
}
/** What is told, in the toast and beside the button. */
const told = () => [...said, document.querySelector('[role=status]')?.textContent ?? ''].join(' ');

it.each(buttons)(
  'A18, A21: %s that gets no answer says so, after what was typed was saved',
  async (action, screen, failure, call, parts) => {
    const button = await press(action, screen);
    expect([calls, save.of, button.disabled]).toEqual([[call], parts, false]);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(failure);
    expect(told()).toContain('No answer came.');
  },
);

it.each(buttons.filter(([, , , call]) => call === 'alerts' || call === 'report'))(
  'A18: %s that gets no answer says that it may have been sent',
  async (action, screen, failure) => {
    await press(action, screen);
    expect(said).toEqual([`${failure}. ${MAY_BE_SENT}`]);
    expect(document.querySelector('[role=status]')?.textContent).toBe(`${failure}. No answer came. ${MAY_BE_SENT}`);
  },
);

describe('what cannot be saved', () => {
  it.each(buttons)('A18: %s stops, and says which field keeps it from being saved', async (action, screen, failure) => {
    const content: SettingsDraft = { ...defaultSettings };
    const parts = ['general', 'notifications', 'reporting', 'socialAnalytics'] as const;
    const issues = parts.map((part) => ({ path: [part, 'pixelId'], message: 'is not an id' }));
    const state: EditorState<SettingsDraft> = {
      ...emptyState(),
      work: freshWork({ content, revision: 'a.1' }),
      issues,
    };
    Object.assign(save, { answers: false, state });
    const button = await press(action, screen);
    expect([calls, button.disabled]).toEqual([[], false]);
    expect(told()).toContain(failure);
    expect(told()).toMatch(/Not saved: .*is not an id/);
    expect(told()).not.toContain(MAY_BE_SENT);
  });

  it.each(buttons)('A18: %s stops, and says that nobody answered the save', async (action, screen, failure) => {
    const reason = {
      reason: 'unavailable',
      message: 'The server does not answer.',
      tries: 1,
      pause: 1,
      retryAt: 1,
    } as const;
    Object.assign(save, { answers: false, state: { ...emptyState(), failure: reason } });
    await press(action, screen);
    expect(calls).toEqual([]);
    expect(told()).toContain(failure);
    expect(told()).toContain('Not saved: The server does not answer. Your edits are kept in this browser');
  });
});

it.each([
  ['hotjar', 'Hotjar'],
  ['fullstory', 'FullStory'],
  ['logrocket', 'LogRocket'],
] as const)('A18: a test of %s that gets no answer names it', async (provider, name) => {
  const value = { ...defaultSettings.heatmapTracking, provider };
  await press('Test connection', <Heatmaps group={{ value, edit: () => undefined, issue: () => undefined }} />);
  expect(said).toEqual([`Failed to connect to ${name}`]);
  expect(save.of).toEqual(['heatmapTracking']);
});

it('A18: what a test found is shown for the service and the id that it was made with alone', async () => {
  const test = (name: string, id: string) => <ConnectionTest service="heatmapTracking" name={name} id={id} />;
  await press('Test connection', test('Hotjar', '12345'));
  expect(told()).toContain('No answer came.');
  said.length = 0;
  await act(async () => root.render(test('Hotjar', '12346')));
  expect(told().trim()).toBe('');
  await act(async () => root.render(test('FullStory', '12345')));
  expect(told().trim()).toBe('');
  await act(async () => root.render(test('Hotjar', '12345')));
  expect(told()).toContain('No answer came.');
});
