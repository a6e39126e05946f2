import { describe, expect, it, vi } from 'vitest';
import { defaultContent } from '@apoti/contract/content/default-content';
import { NOW, publicData } from '../testing/public-data';
import { adminShell, siteDocument } from './document';
import { makeView } from './make-view';

const files = { script: '/assets/site.js', imports: ['/assets/shared.js'], styles: ['/assets/site.css'] };
const home = { script: '/assets/home.js', imports: ['/assets/shared.js'], styles: ['/assets/home.css'] };
vi.stubGlobal('__ASSETS__', {
  buildId: 'b',
  start: '/assets/start.js',
  fonts: ['/assets/text.woff2'],
  site: files,
  pages: { home },
  admin: files,
});

const evil = '</script><script>alert(1)</script>"&\u2028';

function documentOf(siteName: string, url = '/') {
  const data = publicData({ content: { ...defaultContent, site: { ...defaultContent.site, siteName } } });
  const { structured, codes, view, frame } = makeView({ url, data, now: NOW, origin: 'https://example.com' });
  return siteDocument({ body: '<p>body</p>', data: { view, frame }, structured, codes });
}

describe('siteDocument', () => {
  it('P1: is a whole document with its canonical address, styles, script and data', () => {
    const html = documentOf('Apoti');
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain('<link rel="canonical" href="https://example.com/">');
    expect(html).toContain('<link rel="stylesheet" href="/assets/site.css">');
    expect(html).toContain(
      '<script type="module" src="/assets/start.js" data-app="/assets/site.js" data-imports="/assets/shared.js /assets/home.js">',
    );
    expect(html).toContain('<link rel="stylesheet" href="/assets/home.css">');
    expect(html).toContain('<meta property="og:image" content="https://example.com/og.jpg">');
    expect(html).toContain('<div id="root"><p>body</p></div>');
  });

  it('no text of the content can leave the head or the data block', () => {
    const html = documentOf(evil);
    expect(html).not.toContain('<script>alert');
    const block = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toMatchObject({ frame: { site: { siteName: evil } } });
  });

  it('P19: an address that is not there has no canonical one and is not indexed', () => {
    const html = documentOf('Apoti', '/404');
    expect(html).not.toContain('rel="canonical"');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
});

it('A1: the shell of the back-office escapes the name and is dark-ready', () => {
  const html = adminShell({ siteName: evil, mapTiles: { url: evil, attribution: evil }, placed: {} });
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('class="admin"');
  expect(html).toContain('<script type="module" src="/assets/site.js"></script>');
});
