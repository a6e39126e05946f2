// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Renderer, Seo } from '@apoti/contract';
import { defaultSeo } from '@apoti/contract/content/default-seo';
import { pageNames, pagePaths } from '../shared/site-data/page-paths';
import { publicData } from '../testing/public-data';
import { open as openPage, testAssets } from '../testing/render';
import { structuredData } from '../testing/structured-data';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('./entry-server')));

const open = (url: string, seo: Partial<Seo> = {}) =>
  openPage(renderer, url, { data: publicData({ seo: { ...defaultSeo, ...seo } }) }).head;
const urls = pageNames.map((name) => pagePaths[name].replace(':id', String(publicData().posts[0]?.id)));
const metaOf = (head: HTMLElement, name: string) =>
  head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null;
const titleOf = (head: HTMLElement) => head.querySelector('title')?.textContent;
const organizationOf = (head: HTMLElement, type: string) => structuredData(head).find((one) => one.type === type)?.fact;

/** All JSON-LD of a page, as it stands there. */
const blocksOf = (head: HTMLElement): Record<string, unknown>[] =>
  [...head.querySelectorAll('script[type="application/ld+json"]')].map((one) => JSON.parse(one.textContent ?? ''));

describe('the general settings', () => {
  it('A17: name the home page and end every other title; {product} is the brand', () => {
    const seo = {
      siteTitle: '{product} Lockers',
      tagline: 'Day and night',
      metaDescription: 'All of {product}',
      metaKeywords: 'a, b',
    };
    const home = open('/', seo);
    expect(titleOf(home)).toBe('Apoti Lockers | Day and night');
    expect([metaOf(home, 'description'), metaOf(home, 'og:description')]).toEqual(['All of Apoti', 'All of Apoti']);
    const faq = open('/faq', seo);
    expect(titleOf(faq)).toMatch(/ \| Apoti Lockers$/);
    expect(metaOf(faq, 'description')).not.toBe('All of Apoti');
    expect([metaOf(home, 'keywords'), metaOf(faq, 'keywords'), metaOf(open('/'), 'keywords')]).toEqual([
      'a, b',
      'a, b',
      null,
    ]);
  });

  it('A17: say at which address the site is known, or nothing of it', () => {
    const canonical = (seo: Partial<Seo>) =>
      open('/faq', seo).querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical({ canonicalUrl: 'https://www.lockers.example/' })).toBe('https://www.lockers.example/faq');
    expect(canonical({ enableCanonicalUrls: false })).toBeUndefined();
  });
});

it.each(urls)('A17: all that the head of %s says of addresses names the site by its canonical address', (url) => {
  const known = 'https://www.lockers.example';
  const data = publicData({ seo: { ...defaultSeo, canonicalUrl: `${known}/`, ogImage: '/uploads/x.jpg' } });
  const { head } = openPage(renderer, url, { data, origin: 'http://127.0.0.1:8080' });
  expect(head.innerHTML).toContain(`"${known}/`);
  expect(head.innerHTML).not.toContain('127.0.0.1');
  expect(metaOf(head, 'og:image')).toBe(`${known}/uploads/x.jpg`);
});

it('A17: a press release is shared by its canonical address', () => {
  const [post] = publicData().posts;
  const url = `/press-releases/${post!.id}`;
  const data = publicData({ seo: { ...defaultSeo, canonicalUrl: 'https://www.lockers.example' } });
  expect(openPage(renderer, url, { data }).body.innerHTML).toContain(
    encodeURIComponent(`https://www.lockers.example${url}`),
  );
});

describe('the social settings', () => {
  it('A17: Open Graph of the home page, and the picture of pages that have none', () => {
    const seo: Partial<Seo> = {
      ogTitle: 'OG',
      ogDescription: 'OD',
      ogImage: '/uploads/x.jpg',
      ogType: 'business.business',
    };
    const home = open('/', seo);
    expect(['og:title', 'og:description', 'og:type', 'og:image'].map((name) => metaOf(home, name))).toEqual([
      'OG',
      'OD',
      'business.business',
      'https://example.com/uploads/x.jpg',
    ]);
    const faq = open('/faq', seo);
    expect(metaOf(faq, 'og:image')).toBe('https://example.com/uploads/x.jpg');
    expect([metaOf(faq, 'og:image:width'), metaOf(faq, 'og:type')]).toEqual([null, 'website']);
    expect(metaOf(faq, 'og:title')).not.toBe('OG');
  });

  it('A17: X’s card, its accounts, its own words', () => {
    const seo: Partial<Seo> = {
      twitterCard: 'summary',
      twitterSite: '@site',
      twitterCreator: '@me',
      twitterTitle: 'XT',
      twitterDescription: 'XD',
      twitterImage: 'https://pictures.example/x.png',
    };
    const names = ['card', 'site', 'creator', 'title', 'description', 'image'];
    const cardOf = (head: HTMLElement) => names.map((name) => metaOf(head, `twitter:${name}`));
    expect(cardOf(open('/', seo))).toEqual(['summary', '@site', '@me', 'XT', 'XD', 'https://pictures.example/x.png']);
    expect(cardOf(open('/faq', seo))).toEqual([
      'summary',
      '@site',
      '@me',
      null,
      null,
      'https://pictures.example/x.png',
    ]);
    expect(cardOf(open('/'))).toEqual(['summary_large_image', null, null, null, null, null]);
  });

  it('A17: each network can be switched off; X then says by itself what it took from Open Graph', () => {
    const off = open('/faq', { enableOpenGraph: false });
    expect(off.querySelector('meta[property^="og:"]')).toBeNull();
    expect(metaOf(off, 'twitter:title')).toBe(titleOf(off));
    expect(metaOf(off, 'twitter:image')).toBe('https://example.com/og.jpg');
    const none = open('/faq', { enableTwitterCards: false });
    expect(none.querySelector('meta[name^="twitter:"]')).toBeNull();
  });
});

describe('what search engines find', () => {
  it('A17: pages are left out or let in as the list says', () => {
    const robots = (url: string, noIndexPages: string[]) => metaOf(open(url, { noIndexPages }), 'robots');
    expect([robots('/faq', ['/faq/']), robots('/login', []), robots('/', ['/faq'])]).toEqual(['noindex', null, null]);
    expect(robots('/nowhere', [])).toBe('noindex');
  });

  it('A17: the company as the settings say, where it is empty as the content says', () => {
    const organizationSchema = {
      ...defaultSeo.organizationSchema,
      name: 'Boxes',
      founders: ['Ada'],
      address: { ...defaultSeo.organizationSchema.address, addressCountry: 'NG' },
    };
    const fact = organizationOf(open('/', { organizationSchema }), 'Organization');
    expect(fact).toMatchObject({
      name: 'Boxes',
      email: 'hello@example.com',
      founder: [{ '@type': 'Person', name: 'Ada' }],
      address: { '@type': 'PostalAddress', addressCountry: 'NG' },
    });
    expect(fact).not.toHaveProperty('contactPoint');
    expect(fact).not.toHaveProperty('openingHours');
  });

  it('A17: every field of the company is told', () => {
    const organizationSchema: Seo['organizationSchema'] = {
      name: 'Boxes',
      legalName: 'Boxes Ltd',
      url: 'https://boxes.example/',
      logo: '/uploads/mark.png',
      foundingDate: '2019-05-01',
      founders: ['Ada', 'Obi'],
      address: {
        streetAddress: '1 Marina',
        addressLocality: 'Lagos Island',
        addressRegion: 'Lagos',
        postalCode: '101001',
        addressCountry: 'NG',
      },
      contactPoint: { telephone: '+2348000000000', contactType: 'customer service', email: 'help@boxes.example' },
      sameAs: ['https://www.linkedin.com/company/boxes'],
    };
    const businessCategory = 'parcel lockers';
    const fact = organizationOf(
      open('/', { organizationSchema, businessCategory, businessType: 'Corporation' }),
      'Corporation',
    );
    const { founders: _, ...told } = organizationSchema;
    expect(fact).toMatchObject({
      ...told,
      logo: 'https://example.com/uploads/mark.png',
      founder: [
        { '@type': 'Person', name: 'Ada' },
        { '@type': 'Person', name: 'Obi' },
      ],
      knowsAbout: 'parcel lockers',
    });
  });

  it('A17: a local business has prices and hours', () => {
    const fact = organizationOf(
      open('/', { businessType: 'LocalBusiness', priceRange: '₦', openingHours: ['Mo 09:00-17:00'] }),
      'LocalBusiness',
    );
    expect(fact).toMatchObject({ priceRange: '₦', openingHours: ['Mo 09:00-17:00'] });
  });

  it('A17: own structured data is on the home page and cannot leave its block; switched off there is none at all', () => {
    const additionalSchema = JSON.stringify({ '@type': 'Thing', name: '</script><script>alert(1)</script>' });
    const home = open('/', { additionalSchema });
    expect(blocksOf(home).find((one) => one['@type'] === 'Thing')?.['name']).toContain('</script>');
    expect([...home.querySelectorAll('script')].some(({ textContent }) => textContent === 'alert(1)')).toBe(false);
    expect(blocksOf(open('/faq', { additionalSchema })).map((one) => one['@type'])).not.toContain('Thing');
    expect(blocksOf(open('/', { additionalSchema, enableStructuredData: false }))).toEqual([]);
  });

  it('A17: the codes are on the home page alone, each once', () => {
    const searchConsole = { property: '', verificationMethod: 'html-tag' as const, verificationCode: 'g2' };
    const seo = { googleSearchConsole: 'g1', bingWebmaster: 'b', yandexWebmaster: 'y', searchConsole };
    const codes = (head: HTMLElement) =>
      [...head.querySelectorAll('meta[name$="verification"], meta[name="msvalidate.01"]')].map((tag) =>
        tag.getAttribute('content'),
      );
    expect(codes(open('/', seo))).toEqual(['g1', 'g2', 'b', 'y']);
    expect(codes(open('/', { ...seo, googleSearchConsole: 'g2' }))).toEqual(['g2', 'b', 'y']);
    expect(codes(open('/faq', seo))).toEqual([]);
  });
});
