// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Renderer } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { standIns } from '@apoti/contract/rendering/render';
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

const input = (url: string) => ({ url, data: manyPosts(), now: NOW, origin: 'https://example.com' });

/** Enough press releases for three pages of them. */
function manyPosts() {
  const data = publicData();
  const [post] = data.posts;
  const more = Array.from({ length: 30 }, (_, index) => ({ ...post!, id: 100 + index, title: `Release ${index}` }));
  return { ...data, posts: [...data.posts, ...more] };
}

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

/** The server answers from now on. */
const answering = () =>
  readPage.mockImplementation(async (address) => JSON.parse(renderer.renderData(input(address)).body));
const goBack = () =>
  act(async () => {
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await popped;
  });

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
    [standIns.busy, '/faq?search=pin', 'All doors are in use for a moment'],
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
    answering();
    await click('/terms');
    await act(() => vi.waitFor(() => expect(document.title).toContain('Terms')));
    await goBack();
    expect(location.search).toBe('?search=pin');
    await vi.waitFor(() => expect([typed(), count()]).toEqual(['pin', found]), { timeout: 10_000 });
  });

  it('P13: Back to the filtered page that the document brought shows it at once, though nobody answers', async () => {
    await takeOver('/press-releases?search=release', '/press-releases?search=release');
    answering();
    await click('/terms');
    await act(() => vi.waitFor(() => expect(document.title).toContain('Terms')));
    readPage.mockImplementation(() => new Promise(() => {}));
    await goBack();
    expect(document.querySelector('main')?.textContent).not.toContain('Loading');
    expect(document.querySelector<HTMLInputElement>('main input[type="search"]')?.value).toBe('release');
    expect(document.querySelector('main [role="status"]')?.textContent).toMatch(/\d+ results found/);
  });

  it('P13: the next page of the list begins at the list’s heading, once it is there', async () => {
    const scrolled = vi.fn<(id: string) => void>();
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled(this.id);
    };
    await takeOver('/press-releases', '/press-releases');
    for (const page of [2, 3]) {
      let answer = (): void => {};
      readPage.mockImplementation(async (address) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return JSON.parse(renderer.renderData(input(address)).body);
      });
      scrolled.mockClear();
      await click(`/press-releases?page=${page}#news`);
      await act(() => vi.waitFor(() => expect(readPage).toHaveBeenCalledTimes(page - 1)));
      expect(scrolled).not.toHaveBeenCalled();
      await act(async () => answer());
      await act(() => vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith('news')));
      expect(document.querySelector('main nav p')?.textContent).toBe(`Page ${page} of 3`);
      expect(document.activeElement?.id).toBe('news');
    }
  });

  it('P1: an anchor of another page leads the keyboard and screen readers to its section too', async () => {
    Element.prototype.scrollIntoView = () => {};
    await takeOver('/', '/');
    answering();
    await click('/about#team');
    await act(() => vi.waitFor(() => expect(document.getElementById('team')).not.toBeNull()));
    expect(document.activeElement?.id).toBe('team');
    await click('/terms');
    await act(() => vi.waitFor(() => expect(document.title).toContain('Terms')));
    expect(document.activeElement?.id).toBe('main');
  });

  it('P31: a search that cannot be answered says so, keeps what was typed, and shows no other list', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await takeOver('/press-releases', '/press-releases');
    const field = document.querySelector<HTMLInputElement>('main input[type="search"]')!;
    readPage.mockRejectedValueOnce(new Error('API returned 500'));
    field.value = 'release';
    await act(async () => field.form?.requestSubmit());
    await act(() => vi.waitFor(() => expect(document.querySelector('main [role="alert"]')).not.toBeNull()));
    expect(document.querySelector('main [role="alert"]')?.textContent).toContain('could not be loaded');
    expect(document.querySelectorAll('main article')).toHaveLength(0);
    expect([field.value, field.isConnected]).toEqual(['release', true]);
    answering();
    const again = [...document.querySelectorAll('main button')].find((each) => each.textContent === 'Try again');
    await act(async () => (again as HTMLButtonElement).click());
    await act(() =>
      vi.waitFor(() => expect(document.querySelector('main [role="status"]')?.textContent).toContain('results found')),
    );
    logged.mockRestore();
  });

  it('P31: a page that cannot be loaded is shown from this browser’s last copy, and the failure is logged', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await takeOver('/', '/');
    readPage.mockResolvedValueOnce(JSON.parse(renderer.renderData(input('/terms')).body));
    await click('/terms');
    await act(() => vi.waitFor(() => expect(document.title).toContain('Terms')));
    act(() => root?.unmount());
    await takeOver('/cookies', '/cookies');
    readPage.mockRejectedValue(new Error('API returned 500'));
    await click('/terms');
    await act(() => vi.waitFor(() => expect(document.title).toContain('Terms')));
    expect(logged).toHaveBeenCalledWith('API returned 500');
    logged.mockRestore();
  });

  it('P31: a page that cannot be had can be loaded as a whole: the browser asks for the document', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await takeOver('/', '/');
    readPage.mockRejectedValue(new Error('timeout of 60000ms exceeded'));
    await click('/pricing');
    await act(() => vi.waitFor(() => expect(heading()).toBe('This page could not be loaded')));
    const link = [...document.querySelectorAll('a')].find((each) => each.textContent === 'Load the page as a whole');
    expect([link?.href, link?.target]).toEqual([location.href, '_self']);
    expect(location.pathname).toBe('/pricing');
    logged.mockRestore();
  });

  it.each([
    ['/login', '/login', '/terms'],
    ['/register', '/register', '/contact'],
    ['/terms', '/terms', '/login'],
    ['/404', '/no-such-page', '/faq'],
    [standIns.busy, '/faq', '/faq'],
  ])('A20: from %s a link leads to another document, where the visit is measured or not', async (url, shown, href) => {
    await takeOver(url, shown);
    answering();
    let isOurs = false;
    const look = (event: Event) => {
      isOurs = event.defaultPrevented;
      // The test's browser cannot leave the document.
      event.preventDefault();
    };
    expect(document.querySelector(`a[href="${href}"]`)).not.toBeNull();
    addEventListener('click', look);
    await click(href);
    removeEventListener('click', look);
    expect(isOurs).toBe(false);
    expect(location.pathname).toBe(shown);
  });
});
