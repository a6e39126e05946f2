// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Renderer } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { siteDataOf } from '../shared/site-data/pick-site-data';
import { SiteDataProvider } from '../shared/site-data/site-data';
import { SiteApp } from './SiteApp';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
vi.stubGlobal('__ASSETS__', { buildId: 'b', fonts: [], site: { script: '/s.js', imports: [], styles: [] } });
let renderer: Renderer;
let root: Root | undefined;
beforeAll(async () => ({ renderer } = await import('./entry-server')));

/** Lets the browser take over what the proxy serves for `url` at the address `shown`; answers what React complained of. */
async function takeOver(url: string, shown: string): Promise<string[]> {
  const complaints: string[] = [];
  const { html } = renderer.renderPage({ url, content: defaultContent, origin: 'https://example.com' });
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  history.pushState(null, '', shown);
  await act(async () => {
    root = hydrateRoot(
      document.getElementById('root')!,
      <SiteDataProvider
        value={JSON.parse(document.getElementById('data')?.textContent ?? '') as ReturnType<typeof siteDataOf>}
      >
        <BrowserRouter>
          <SiteApp />
        </BrowserRouter>
      </SiteDataProvider>,
      { onRecoverableError: (error) => complaints.push(String(error)) },
    );
  });
  return complaints;
}

const heading = () => document.querySelector('h1')?.textContent;

describe('SiteApp', () => {
  afterEach(() => act(() => root?.unmount()));

  it.each([
    ['/', '/', defaultContent.heroSlides[0]?.title],
    ['/login', '/login?next=%2Fadmin%2Fcontent', 'Sign in'],
    ['/404', '/about', 'This compartment is empty'],
  ])('P1: the browser takes over the page of %s at %s as the server made it', async (url, shown, title) => {
    expect(await takeOver(url, shown)).toEqual([]);
    expect(heading()).toBe(title);
  });

  it.each(['/LOGIN', '/login/', '/404'])('P19: what the server called missing stays missing at %s', async (shown) => {
    expect(await takeOver('/404', shown)).toEqual([]);
    expect(heading()).toBe('This compartment is empty');
  });
});
