// @vitest-environment jsdom
import { ApiError, SETTLED_MS, type SearchConsoleReply, type Seo } from '@apoti/contract';
import { defaultSeo } from '@apoti/contract/content/default-seo';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { generateSitemap, syncSearchConsole, verifySite } from '../../shared/api/seo';
import { ServedFacts } from './schema/ServedFacts';
import { SyncSection } from './search-console/SyncSection';
import { VerifyForm } from './search-console/VerifyForm';
import { readFacts } from './schema/read-facts';
import { SitemapSection } from './technical/SitemapSection';

const { said, editor } = vi.hoisted(() => {
  const issue = { path: ['searchConsole', 'verificationCode'], message: 'is no code' };
  const state = { work: { mine: {} }, issues: [issue], failure: { message: 'Nobody answers.', reason: 'unavailable' } };
  const session = { save: vi.fn<(part?: string) => Promise<boolean>>(), getState: () => state };
  return { said: [] as string[], editor: { session, words: { place: () => ({ item: '', field: 'Code' }) } } };
});
vi.mock('../../shared/api/seo', () => ({ generateSitemap: vi.fn(), syncSearchConsole: vi.fn(), verifySite: vi.fn() }));
vi.mock('./schema/read-facts', () => ({ readFacts: vi.fn(async () => '[]') }));
vi.mock('../seo-editing/seo-editing', () => ({ useSeoEditor: () => editor }));
vi.mock('../../shared/ui/toast', () => {
  const say = (text: string) => void said.push(text);
  return { adminToast: { success: say, error: say } };
});

const known: SearchConsoleReply = { isConnected: true, verifiedAt: null, cannotSync: null, report: null };
const searchConsole: Seo['searchConsole'] = { ...defaultSeo.searchConsole, verificationCode: 'abc123' };
const group = <T,>(value: T) => ({ value, edit: () => undefined, issue: () => undefined });
const screens: Record<keyof typeof calls, ReactNode> = {
  'Sync data': <SyncSection known={known} />,
  'Generate Sitemap': <SitemapSection seo={group(defaultSeo)} />,
  Verify: <VerifyForm own={group(searchConsole)} known={known} />,
};
const calls = { 'Sync data': syncSearchConsole, 'Generate Sitemap': generateSitemap, Verify: verifySite };

let root: Root;
beforeEach(() => {
  said.length = 0;
  vi.clearAllMocks();
  editor.session.save.mockResolvedValue(true);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function button(name: keyof typeof screens): Promise<HTMLButtonElement> {
  await act(async () => root.render(screens[name]));
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name)!;
}

it.each([
  ['Sync data', 'Search Console data synced successfully!', 'Failed to sync data. No answer came.'],
  ['Generate Sitemap', 'Sitemap generated successfully!', 'Failed to generate sitemap. No answer came.'],
  [
    'Verify',
    'Google Search Console verified successfully!',
    'Verification failed. Please check your verification code.',
  ],
] as const)('A17, A21: %s is at work until there is an answer, and says how it went', async (name, done, failed) => {
  let answer = (): void => undefined;
  const verified = { method: 'dns', verified: true, checked: 'DNS', found: 'It is there', pages: 3 };
  vi.mocked<() => Promise<unknown>>(calls[name]).mockImplementationOnce(
    () => new Promise((resolve) => (answer = () => resolve(verified))),
  );
  const pressed = await button(name);
  await act(async () => pressed.click());
  expect([pressed.disabled || pressed.getAttribute('aria-disabled') === 'true', said]).toEqual([true, []]);
  await act(async () => answer());
  expect(said).toEqual([done]);

  vi.mocked<() => Promise<unknown>>(calls[name]).mockRejectedValueOnce(new ApiError('unavailable', 'No answer came.'));
  await act(async () => pressed.click());
  expect(said).toEqual([done, failed]);
  expect(pressed.disabled).toBe(false);
});

it.each([
  ['Sync data', 'Failed to sync data. Code is no code'],
  [
    'Generate Sitemap',
    'Failed to generate sitemap. Nobody answers. Your edits are kept in this browser and sent as soon as the server answers.',
  ],
  ['Verify', 'Verification failed. Please check your verification code.'],
] as const)('A17: %s goes no further where what it goes by is not saved, and says why', async (name, failed) => {
  editor.session.save.mockResolvedValue(false);
  const pressed = await button(name);
  await act(async () => pressed.click());
  expect(calls[name]).not.toHaveBeenCalled();
  expect([said, pressed.disabled]).toEqual([[failed], false]);
  if (name === 'Verify') expect(document.body.textContent).toContain('The site could not be checked. Code is no code');
});

it('A17: what keeps other settings from being saved keeps neither the sitemap nor Sync', async () => {
  editor.session.save.mockImplementation(async (part) => part !== undefined);
  for (const name of ['Generate Sitemap', 'Sync data'] as const) {
    const pressed = await button(name);
    await act(async () => pressed.click());
  }
  expect([vi.mocked(generateSitemap).mock.calls.length, vi.mocked(syncSearchConsole).mock.calls.length]).toEqual([
    1, 1,
  ]);
});

it('A17: Sync without credentials can be pressed, fails and says what is missing', async () => {
  const cannotSync = 'This server has no credentials for Google';
  screens['Sync data'] = <SyncSection known={{ ...known, cannotSync }} />;
  vi.mocked(syncSearchConsole).mockRejectedValueOnce(new ApiError('conflict', `Failed to sync data. ${cannotSync}.`));
  const pressed = await button('Sync data');
  expect([pressed.disabled, document.getElementById(pressed.getAttribute('aria-describedby')!)?.textContent]).toEqual([
    false,
    `${cannotSync}.`,
  ]);
  await act(async () => pressed.click());
  expect(said).toEqual([`Failed to sync data. ${cannotSync}.`]);
});

it('A17: what the home page says is read when it is surely what was saved', async () => {
  vi.useFakeTimers();
  await act(async () => root.render(<ServedFacts isOn />));
  const pressed = document.querySelector('button')!;
  await act(async () => pressed.click());
  await act(() => vi.advanceTimersByTimeAsync(SETTLED_MS - 1));
  expect(readFacts).not.toHaveBeenCalled();
  editor.session.save.mockResolvedValue(false);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(readFacts).toHaveBeenCalledTimes(1);
  await act(async () => pressed.click());
  await act(() => vi.advanceTimersByTimeAsync(SETTLED_MS));
  expect(document.querySelector('[role=status]')?.textContent).toContain('this is what was saved last');
  vi.useRealTimers();
});
