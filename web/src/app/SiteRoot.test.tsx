// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Renderer } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { NOW, publicData } from '../testing/public-data';
import { testAssets } from '../testing/render';
import type { DocumentData } from './page-view';
import { serverPages } from './server-pages';
import { SiteRoot } from './SiteRoot';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
vi.stubGlobal('scrollTo', () => {});
vi.stubGlobal('__ASSETS__', testAssets);
const readPage = vi.hoisted(() => vi.fn<(address: string) => Promise<unknown>>());
vi.mock('../shared/api/pages', () => ({ readPage }));
let renderer: Renderer;
let root: Root | undefined;
beforeAll(async () => ({ renderer } = await import('./entry-server')));

const input = (url: string) => ({ url, data: publicData(), now: NOW, origin: 'https://example.com' });

/** Lets the browser take over what the proxy serves for `url` at the address `shown`; answers what React complained of. */
async function takeOver(url: string, shown: string): Promise<string[]> {
  const complaints: string[] = [];
  const { body } = renderer.renderPage(input(url));
  document.documentElement.dataset['build'] = 'b';
  document.body.innerHTML = new DOMParser().parseFromString(body, 'text/html').body.innerHTML;
  history.pushState(null, '', shown);
  const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as DocumentData;
  await act(async () => {
    root = hydrateRoot(
      document.getElementById('root')!,
      <SWRConfig value={{ provider: () => new Map() }}>
        <BrowserRouter>
          <SiteRoot data={data} pages={serverPages} />
        </BrowserRouter>
      </SWRConfig>,
      { onRecoverableError: (error) => complaints.push(String(error)) },
    );
  });
  return complaints;
}

const heading = () => document.querySelector('h1')?.textContent;
const click = (href: string) =>
  act(async () => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click());

describe('SiteRoot', () => {
  afterEach(() => {
    act(() => root?.unmount());
    readPage.mockReset();
    localStorage.clear();
  });

  it.each([
    ['/', '/', defaultContent.heroSlides[0]?.title],
    ['/login', '/login?next=%2Fadmin%2Fcontent', 'Sign in'],
    ['/404', '/about', 'This compartment is empty'],
  ])('P1: the browser takes over the page of %s at %s as the server made it', async (url, shown, title) => {
    expect(await takeOver(url, shown)).toEqual([]);
    expect(heading()).toBe(title);
    expect(readPage).not.toHaveBeenCalled();
  });

  it.each(['/LOGIN', '/login/', '/404'])('P19: what the server called missing stays missing at %s', async (shown) => {
    expect(await takeOver('/404', shown)).toEqual([]);
    expect(heading()).toBe('This compartment is empty');
  });

  it.each([
    ['/services', 'Loading services...'],
    ['/faq', 'Loading FAQ...'],
  ])('P7, P10: a link to %s says %s until its data are there, then shows the page', async (path, text) => {
    await takeOver('/', '/');
    let answer = (_reply: unknown): void => {};
    readPage.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await click(path);
    expect(document.querySelector('main')?.textContent).toContain(text);
    await act(async () => answer(JSON.parse(renderer.renderData(input(path)).body)));
    await act(() => vi.waitFor(() => expect(document.querySelector('main')?.textContent).not.toContain(text)));
    expect(location.pathname).toBe(path);
    expect(document.querySelector('main h1')).not.toBeNull();
  });

  it('P10: a filter in the address outlives a look at another tab and the way to another page and back', async () => {
    await takeOver('/faq?search=pin', '/faq?search=pin');
    const typed = () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.value;
    const count = () => document.querySelectorAll('main summary').length;
    const found = count();
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect([typed(), count(), readPage.mock.calls.length]).toEqual(['pin', found, 0]);
    readPage.mockImplementation(async (address) => JSON.parse(renderer.renderData(input(address)).body));
    await click('/terms');
    await act(() => vi.waitFor(() => expect(document.title).toContain('Terms')));
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    await act(async () => {
      history.back();
      await popped;
    });
    expect(location.search).toBe('?search=pin');
    await vi.waitFor(() => expect([typed(), count()]).toEqual(['pin', found]), { timeout: 10_000 });
  });

  it('P31: a page that cannot be loaded is shown from this browser’s last copy, and the failure is logged', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await takeOver('/', '/');
    readPage.mockResolvedValueOnce(JSON.parse(renderer.renderData(input('/terms')).body));
    await click('/terms');
    await act(() => vi.waitFor(() => expect(document.title).toContain('Terms')));
    act(() => root?.unmount());
    await takeOver('/login', '/login');
    readPage.mockRejectedValue(new Error('API returned 500'));
    await click('/terms');
    await act(() => vi.waitFor(() => expect(document.title).toContain('Terms')));
    expect(logged).toHaveBeenCalledWith('API returned 500');
    logged.mockRestore();
  });
});
