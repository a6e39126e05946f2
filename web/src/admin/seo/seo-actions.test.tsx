// @vitest-environment jsdom
import { ApiError, type SearchConsoleReply, type Seo } from '@apoti/contract';
import { defaultSeo } from '@apoti/contract/content/default-seo';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { generateSitemap, syncSearchConsole, verifySite } from '../../shared/api/seo';
import { SyncSection } from './search-console/SyncSection';
import { VerifyForm } from './search-console/VerifyForm';
import { SitemapSection } from './technical/SitemapSection';

const { said } = vi.hoisted(() => ({ said: [] as string[] }));
vi.mock('../../shared/api/seo', () => ({ generateSitemap: vi.fn(), syncSearchConsole: vi.fn(), verifySite: vi.fn() }));
vi.mock('../seo-editing/seo-editing', () => ({ useSeoEditor: () => ({ session: { save: async () => true } }) }));
vi.mock('../../shared/ui/toast', () => {
  const say = (text: string) => void said.push(text);
  return { adminToast: { success: say, error: say } };
});

const known: SearchConsoleReply = { isConnected: true, verifiedAt: null, cannotSync: null, report: null };
const searchConsole: Seo['searchConsole'] = { ...defaultSeo.searchConsole, verificationCode: 'abc123' };
const group = <T,>(value: T) => ({ value, edit: () => undefined, issue: () => undefined });
const screens = {
  'Sync data': <SyncSection known={known} />,
  'Generate Sitemap': <SitemapSection seo={group(defaultSeo)} />,
  Verify: <VerifyForm own={group(searchConsole)} known={known} />,
};
const calls = { 'Sync data': syncSearchConsole, 'Generate Sitemap': generateSitemap, Verify: verifySite };

let root: Root;
beforeEach(() => {
  said.length = 0;
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
