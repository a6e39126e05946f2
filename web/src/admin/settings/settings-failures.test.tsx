// @vitest-environment jsdom
import { ApiError } from '@apoti/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionTest } from './fields/ConnectionTest';
import { TestAlerts } from './notifications/TestAlerts';
import { ExportData } from './reporting/ExportData';

const { said, save } = vi.hoisted(() => ({ said: [] as string[], save: { done: 0 } }));
async function away(): Promise<never> {
  throw new ApiError('unavailable', 'No answer came.');
}
vi.mock('../../shared/api/settings', () => ({ exportAnalytics: away, testAlerts: away, testConnection: away }));
vi.mock('../settings-editing/settings-editing', () => ({
  useSettingsEditor: () => ({ session: { save: async () => (save.done += 1) } }),
}));
vi.mock('../../shared/ui/toast', () => {
  const say = (text: string) => void said.push(text);
  return { adminToast: { success: say, error: say } };
});

let root: Root;
beforeEach(() => {
  said.length = 0;
  save.done = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it.each([
  ['Export Data', <ExportData />, 'Failed to export analytics data. No answer came.'],
  ['Test Alerts', <TestAlerts />, 'Failed to connect to Alert System'],
  [
    'Test connection',
    <ConnectionTest service="facebookPixel" name="Facebook Pixel" />,
    'Failed to connect to Facebook Pixel',
  ],
])('A18, A21: %s that gets no answer says so, after what was typed was saved', async (action, screen, failure) => {
  await act(async () => root.render(screen));
  const button = document.querySelector('button')!;
  expect(button.textContent?.trim()).toBe(action);
  await act(async () => button.click());
  expect([said, save.done, button.disabled]).toEqual([[failure], 1, false]);
  if (action !== 'Export Data')
    expect(document.querySelector('[role=status]')?.textContent).toContain('No answer came.');
});
