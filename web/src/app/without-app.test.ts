// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import type { Renderer } from '@apoti/contract';
import { publicData } from '../testing/public-data';
import { open as openPage, testAssets } from '../testing/render';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('./entry-server')));

const { content } = publicData();
const open = (url: string, loginUrl: string) =>
  openPage(renderer, url, { data: publicData({ content: { ...content, site: { ...content.site, loginUrl } } }) }).body;
const entries = (loginUrl: string) =>
  [...open('/', loginUrl).querySelectorAll('header nav a')].map((link) => link.textContent);

it('P2: where Login leads nowhere there is no such button: customers are not sent to the sign-in of the back-office', () => {
  expect(entries('https://app.example')).toContain('Login');
  expect(entries('')).not.toContain('Login');
  expect(open('/', '').querySelector('header a[href="/login"]')).toBeNull();
});

it.each(['/privacy', '/cookies'])('P16: %s tells of an app behind Login only where there is one', (url) => {
  const text = (loginUrl: string) => open(url, loginUrl).querySelector('main')?.textContent;
  expect(text('https://app.example')).toContain('Login button');
  expect(text('')).not.toMatch(/Login|\bour app\b/);
});
