// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Renderer } from '@apoti/contract';
import { brandColours } from '@apoti/contract/constants/brand-colours';
import { defaultContent } from '@apoti/contract/content/default-content';
import { defaultEvents } from '@apoti/contract/content/default-events';
import { pageNames, pagePaths } from '../shared/site-data/page-paths';
import { publicData } from '../testing/public-data';
import { open as openPage, testAssets } from '../testing/render';
import { structuredData } from '../testing/structured-data';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('./entry-server')));

const ORIGIN = 'https://example.com';
const [post] = publicData().posts;
const urls = pageNames.map((name) => pagePaths[name].replace(':id', String(post?.id)));
const open = (url: string, data = publicData()) => openPage(renderer, url, { data }).head;
const metaOf = (head: HTMLElement, name: string) =>
  head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null;

/** What else a page's JSON-LD must name, besides where it stands. */
const facts: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/about': ['AboutPage'],
  '/services': ['Service'],
  '/pricing': ['OfferCatalog', 'FAQPage'],
  '/lockers': ['LocalBusiness'],
  '/faq': ['FAQPage'],
  '/contact': ['Organization', 'FAQPage'],
  '/franchise': ['Organization'],
  '/events': ['Event'],
  [`/press-releases/${post?.id}`]: ['NewsArticle'],
};

describe('the preview', () => {
  it.each([...urls, '/nowhere'])(
    'X5: of %s has a raster picture that is large enough, with its size and text',
    async (url) => {
      const head = open(url);
      const picture = metaOf(head, 'og:image') ?? '';
      expect(picture.startsWith(`${ORIGIN}/`)).toBe(true);
      const file = join(import.meta.dirname, '../../public', picture.slice(ORIGIN.length));
      const { format, width, height } = await sharp(await readFile(file)).metadata();
      expect(format).toBe('jpeg');
      expect(width).toBeGreaterThanOrEqual(1200);
      expect(height).toBeGreaterThanOrEqual(630);
      expect([metaOf(head, 'og:image:width'), metaOf(head, 'og:image:height')]).toEqual([
        String(width),
        String(height),
      ]);
      expect(metaOf(head, 'og:image:alt')).toMatch(/\w+ \w+/);
      expect(metaOf(head, 'twitter:card')).toBe('summary_large_image');
    },
  );

  it.each([
    ['/uploads/unit.jpg', `${ORIGIN}/uploads/unit.jpg`, null],
    ['https://pictures.example/unit?w=1200', 'https://pictures.example/unit?w=1200', null],
    ['/uploads/unit.svg', `${ORIGIN}/og.jpg`, '1200'],
    ['/api/placeholder/600/400', `${ORIGIN}/og.jpg`, '1200'],
  ])('P14: of a release with the picture %s shows %s', (featuredImage, shown, width) => {
    const head = open(`/press-releases/${post!.id}`, publicData({ posts: [{ ...post!, featuredImage }] }));
    expect([metaOf(head, 'og:image'), metaOf(head, 'og:image:width')]).toEqual([shown, width]);
  });
});

it.each([...urls, '/nowhere'])('P2: %s names its icons and the manifest', (url) => {
  const head = open(url);
  const links = [...head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
  expect(links).toEqual(
    expect.arrayContaining([
      ['apple-touch-icon', '/apple-touch-icon.png'],
      ['manifest', '/site.webmanifest'],
    ]),
  );
});

it('P2: the colours of the browser’s frame are those of the style sheets', async () => {
  const tokens = await readFile(join(import.meta.dirname, '../shared/ui/tokens.css'), 'utf8');
  expect(tokens).toContain(`--forest: ${brandColours.theme};`);
  expect(tokens).toContain(`--paper: ${brandColours.paper};`);
  expect(metaOf(open('/'), 'theme-color')).toBe(brandColours.theme);
});

describe('the structured data', () => {
  it.each(urls)('X5: of %s have what search engines need', (url) => {
    const found = new Set(structuredData(open(url)).map(({ type }) => type));
    expect([...found]).toEqual(expect.arrayContaining(facts[url] ?? []));
    const needsTrail = url !== '/' && metaOf(open(url), 'robots') === null;
    if (needsTrail) expect(found).toContain('BreadcrumbList');
  });

  it.each(urls)('X5: of %s hold with content that says next to nothing', (url) => {
    const contact = { ...defaultContent.contact, email: '', supportEmail: '', phone: '' };
    const faq = { ...defaultContent.faq, faqs: [] };
    const events = defaultEvents.map((event) => ({ ...event, venue: '', time: '', image: '' }));
    const data = publicData({ content: { ...defaultContent, contact, faq }, events, team: [], stations: [] });
    expect(() => structuredData(open(url, data))).not.toThrow();
  });

  it('P9: of a station lead to it', () => {
    const [station] = publicData().stations;
    const found = structuredData(open(`/lockers?station=${station!.id}`));
    expect(found.find(({ type }) => type === 'LocalBusiness')?.fact['name']).toBe(station!.name);
  });
});
