// @vitest-environment jsdom
import { defaultSettings, searchConsoleSchema, seoTexts, type Seo } from '@apoti/contract';
import { defaultSeo } from '@apoti/contract/content/default-seo';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SeoTab } from '../seo-editing/seo-labels';
import { SeoScreen } from './SeoScreen';

const redirect = { key: 'k', from: '/old', to: '/new', type: 'permanent' as const };
const company = { ...defaultSeo.organizationSchema, founders: ['Ada'], sameAs: ['https://profiles.example/us'] };
const seo: Seo = { ...defaultSeo, redirects: [redirect], organizationSchema: company };
const { said, editing, settings } = vi.hoisted(() => ({
  said: [] as string[],
  editing: { mine: {}, saves: true },
  settings: { mine: null as object | null, loadError: undefined as string | undefined, asked: 0 },
}));
vi.mock('../seo-editing/seo-editing', () => ({
  useSeoEditor: () => {
    const state = { work: { mine: editing.mine, base: { content: editing.mine } }, issues: [], failure: null };
    return { session: { save: async () => editing.saves, getState: () => state }, state, words: {} };
  },
}));
vi.mock('../settings-editing/settings-editing', () => ({
  useSettingsEditor: () => {
    const state = { work: settings.mine && { mine: settings.mine }, issues: [] };
    return {
      ...{
        session: { save: async () => true, getState: () => state },
        state,
        words: {},
        loadError: settings.loadError,
      },
      reload: () => (settings.asked += 1),
    };
  },
}));
vi.mock('../content-editing/ContentEditing', () => ({ useContentEditor: () => ({ state: { work: null } }) }));
vi.mock('../editor/EditorDock', () => ({ EditorDock: ({ children }: { children: ReactNode }) => children }));
vi.mock('../editor/BorrowedFields', () => ({ BorrowedFields: ({ children }: { children: ReactNode }) => children }));
vi.mock('../../shared/api/seo', () => ({ useSearchConsole: () => ({ data: undefined, error: undefined }) }));
vi.mock('../../shared/ui/toast', () => {
  const say = (text: string) => void said.push(text);
  return { adminToast: { success: say, error: say } };
});

let root: Root;
beforeEach(() => {
  said.length = 0;
  editing.mine = seo;
  editing.saves = true;
  settings.mine = defaultSettings;
  settings.loadError = undefined;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const open = (tab: SeoTab) =>
  act(async () =>
    root.render(
      <MemoryRouter initialEntries={[`/admin/seo?tab=${tab}`]}>
        <SeoScreen />
      </MemoryRouter>,
    ),
  );
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name)!;
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name], textarea[name], select[name]')].map(({ name }) => name);

it.each<[SeoTab, string[]]>([
  ['general', ['siteTitle', 'tagline', 'metaDescription', 'metaKeywords', 'canonicalUrl', 'enableCanonicalUrls']],
  [
    'social',
    [
      ...['ogTitle', 'ogDescription', 'ogImage', 'ogType', 'enableOpenGraph', 'enableTwitterCards', 'twitterCard'],
      ...['twitterSite', 'twitterCreator', 'twitterTitle', 'twitterDescription', 'twitterImage'],
    ],
  ],
  ['technical', ['robotsTxt', 'enableRobots', 'enableSitemap', 'noIndexPages', 'from', 'to', 'type']],
  ['analytics', ['enabled', 'trackingId', 'containerId', 'googleSearchConsole', 'bingWebmaster', 'yandexWebmaster']],
  ['search-console', Object.keys(searchConsoleSchema.shape)],
  [
    'schema',
    [
      ...['enableStructuredData', 'additionalSchema', 'name', 'legalName', 'url', 'logo', 'foundingDate', 'founders'],
      ...['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry', 'sameAs'],
      ...['telephone', 'contactType', 'email'],
    ],
  ],
  ['local', ['businessType', 'businessCategory', 'priceRange', 'openingHours']],
])('A17: the tab %s has an input for each of its fields, named as the specification names it', async (tab, names) => {
  await open(tab);
  const toggle = document.getElementById('redirects-toggle-k');
  if (toggle !== null) await act(async () => toggle.click());
  expect([...new Set(fields())].toSorted()).toEqual(names.toSorted());
});

it.each<[SeoTab, string]>([
  ['general', '150-160'],
  ['general', '0 / 160'],
  ['social', '1200x630'],
  ['local', 'Mo-Fr 09:00-17:00'],
])('A17: the tab %s says “%s” beside the field', async (tab, hint) => {
  await open(tab);
  expect(document.querySelector('#root')?.textContent).toContain(hint);
});

it('A17: entries of the left-out pages that do nothing are named beside the list; the usual ones are none of them', async () => {
  await open('technical');
  expect(document.body.textContent).not.toContain('do nothing');
  editing.mine = { ...seo, noIndexPages: ['/login', '/FAQ', '/press-releases/*'] };
  await open('technical');
  const note = [...document.querySelectorAll('[role=status]')].find((one) => one.textContent?.includes('do nothing'));
  expect([...note!.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '/FAQ (is it /faq?)',
    '/press-releases/*',
  ]);
});

it('A17, A21: Save SEO Settings says how it went', async () => {
  await open('general');
  await act(async () => button('Save SEO Settings').click());
  editing.saves = false;
  await act(async () => button('Save SEO Settings').click());
  expect(said).toEqual(['SEO settings saved successfully!', 'Failed to save SEO settings']);
  expect(said).toEqual([seoTexts.saved, seoTexts.failed]);
});

it('A17: where the ids of Google’s tools cannot be loaded, the tab says why and tries again', async () => {
  settings.mine = null;
  await open('analytics');
  expect(document.querySelector('[role=status]')?.textContent).toBe('Loading the settings…');
  settings.loadError = 'No answer came.';
  await open('analytics');
  expect(document.body.textContent).not.toContain('Loading the settings…');
  expect(document.body.textContent).toContain('No answer came.');
  await act(async () => button('Try again').click());
  expect(settings.asked).toBe(1);
});

it.each(['https://exa mple.com', 'https://www.example.com:99999', 'https://'])(
  'A17: while the canonical address is %s the cards are shown with the site’s own host',
  async (canonicalUrl) => {
    editing.mine = { ...seo, canonicalUrl };
    await open('social');
    expect(document.querySelector('h1')?.textContent).toBe('SEO Settings');
    expect(document.querySelector('#root')?.textContent).toContain(window.location.host);
  },
);
