// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Renderer } from '@apoti/contract';
import { OFFLINE_LACK, OFFLINE_NOTE } from '../shared/offline/places';
import { NOW, publicData } from '../testing/public-data';
import { testAssets } from '../testing/render';
import { withNote } from './offline/notes';
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
afterEach(() => {
  act(() => root?.unmount());
  delete document.documentElement.dataset['ready'];
});

const bodyOf = (url: string) =>
  renderer.renderPage({ url, data: publicData(), now: NOW, origin: 'https://lockers.example' }).body;
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Lets the app take over the kept page of a path at another address of it; answers what React complained of. */
async function takeOver(address: string): Promise<string[]> {
  const complaints: string[] = [];
  const html = bodyOf(address.split('?', 1)[0]!);
  const body = parsed(withNote(html, { keptAt: NOW, isOnline: false, style: '/assets/note.css', isPlain: false }));
  document.body.innerHTML = body.innerHTML;
  history.pushState(null, '', address);
  const data: DocumentData = JSON.parse(document.getElementById('data')?.textContent ?? '');
  await act(async () => {
    root = hydrateRoot(
      document.getElementById('root')!,
      <SWRConfig value={{ provider: () => new Map() }}>
        <BrowserRouter>
          <SiteRoot data={data} pages={serverPages} lacksQuery />
        </BrowserRouter>
      </SWRConfig>,
      { onRecoverableError: (error) => complaints.push(String(error)) },
    );
  });
  return complaints;
}

it.each([
  ['/faq?search=pin', 'main summary'],
  ['/faq?category=security', 'main summary'],
  ['/lockers?state=Lagos', '#stations h3'],
  ['/events?type=Workshop', 'main h3'],
])('X4, P9, P10, P15: a kept page at %s shows, once taken over, what the site would', async (address, items) => {
  const texts = (within: ParentNode) => [...within.querySelectorAll(items)].map(({ textContent }) => textContent);
  const wanted = texts(parsed(bodyOf(address)));
  expect(wanted).not.toEqual(texts(parsed(bodyOf(address.split('?', 1)[0]!))));
  let atReady: unknown = null;
  addEventListener('app:ready', () => (atReady = texts(document)), { once: true });
  expect(await takeOver(address)).toEqual([]);
  expect(texts(document)).toEqual(wanted);
  // What was pressed or typed early is done to that page.
  expect(atReady).toEqual(wanted);
  expect(document.getElementById(OFFLINE_LACK)).toBeNull();
  expect(document.getElementById(OFFLINE_NOTE)?.textContent).toContain('this page is from');
  expect(readPage).not.toHaveBeenCalled();
});

it('X4, P10: its search stands in the field', async () => {
  await takeOver('/faq?search=qz');
  expect(document.querySelector<HTMLInputElement>('main input[type="search"]')?.value).toBe('qz');
  expect(document.querySelector('main')?.textContent).toContain('No results found');
});

it('X4, P9: a link to one station leads to it on a kept page, too', async () => {
  const led: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    led.push(this.id);
  };
  await takeOver('/lockers?station=3');
  expect(led).toEqual(['station-3']);
});

it('X4, P20: that a form was sent is said on a kept page, too', async () => {
  await takeOver('/contact?sent=contact');
  expect(document.querySelector('main')?.textContent).toContain('Message sent successfully');
});
