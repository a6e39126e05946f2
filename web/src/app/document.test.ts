import { describe, expect, it, vi } from 'vitest';
import { defaultContent } from '@apoti/contract/content/default-content';
import { siteDataOf } from '../shared/site-data/pick-site-data';
import { adminShell, siteDocument } from './document';
import { pageHead } from './page-head';

const files = { script: '/assets/site.js', imports: ['/assets/shared.js'], styles: ['/assets/site.css'] };
vi.stubGlobal('__ASSETS__', { buildId: 'b', fonts: ['/assets/text.woff2'], site: files, admin: files });

const evil = '</script><script>alert(1)</script>"&\u2028';

function documentOf(siteName: string, path: string | null = '/') {
  const data = siteDataOf('/', { ...defaultContent, site: { ...defaultContent.site, siteName } });
  return siteDocument({ head: pageHead(path, data, 'https://example.com'), body: '<p>body</p>', data });
}

describe('siteDocument', () => {
  it('P1: is a whole document with its canonical address, styles, script and data', () => {
    const html = documentOf('Apoti');
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain('<link rel="canonical" href="https://example.com/">');
    expect(html).toContain('<link rel="stylesheet" href="/assets/site.css">');
    expect(html).toContain('<script type="module" src="/assets/site.js"></script>');
    expect(html).toContain('<div id="root"><p>body</p></div>');
  });

  it('no text of the content can leave the head or the data block', () => {
    const html = documentOf(evil);
    expect(html).not.toContain('<script>alert');
    const block = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toMatchObject({ site: { siteName: evil } });
  });

  it('P19: an address that is not there has no canonical one and is not indexed', () => {
    const html = documentOf('Apoti', null);
    expect(html).not.toContain('canonical');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
});

it('A1: the shell of the back-office escapes the name and is dark-ready', () => {
  const html = adminShell(evil);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('class="admin"');
});
