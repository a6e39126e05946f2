import { describe, expect, it, vi } from 'vitest';
import { defaultContent } from '@apoti/contract/content/default-content';
import { defaultSettings } from '@apoti/contract/content/default-settings';
import { toPublicSettings, type PublicData, type PublicSettings } from '@apoti/contract';
import { NOW, publicData } from '../testing/public-data';
import { adminShell, previewDocument, siteDocument } from './document';
import { makeView } from './make-view';

const files = { script: '/assets/site.js', imports: ['/assets/shared.js'], styles: ['/assets/site.css'] };
const home = { script: '/assets/home.js', imports: ['/assets/shared.js'], styles: ['/assets/home.css'] };
vi.stubGlobal('__ASSETS__', {
  buildId: 'b',
  start: '/assets/start.js',
  fonts: ['/assets/text.woff2'],
  naira: '/assets/naira.woff2',
  site: files,
  pages: { home },
  admin: files,
  integrity: { '/assets/start.js': 'sha256-first', '/assets/site.js': 'sha256-app' },
  tags: { script: '/assets/tags.js', imports: [], styles: ['/assets/notice.css'] },
});

const evil = '</script><script>alert(1)</script>"&\u2028';

function documentOf(siteName: string, url = '/', more: Partial<PublicData> = {}) {
  const data = publicData({ ...more, content: { ...defaultContent, site: { ...defaultContent.site, siteName } } });
  const { view, frame, ...head } = makeView({ url, data, now: NOW, origin: 'https://example.com' });
  return siteDocument({ body: '<p>body</p>', data: { view, frame }, ...head });
}

describe('siteDocument', () => {
  it('S6: says that nothing hears yet what is pressed; a preview, which nothing ever turns on, does not', () => {
    const { view } = makeView({ url: '/', data: publicData(), now: NOW, origin: 'https://example.com' });
    expect(documentOf('Apoti')).toMatch(/^<!doctype html><html [^>]* data-early[ >]/);
    expect(previewDocument({ body: '', view })).not.toContain('data-early');
  });

  it('S5: a phone lays out only what is near its screen at first; a preview, where nothing runs that would lay out the rest, does not', () => {
    const { view } = makeView({ url: '/', data: publicData(), now: NOW, origin: 'https://example.com' });
    expect(documentOf('Apoti')).toMatch(/^<!doctype html><html [^>]* data-near[ >]/);
    expect(previewDocument({ body: '', view })).not.toContain('data-near');
  });

  it('P1: is a whole document with its canonical address, styles, script and data', () => {
    const html = documentOf('Apoti');
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain('<link rel="canonical" href="https://example.com/">');
    expect(html).toContain('<link rel="stylesheet" href="/assets/site.css">');
    expect(html).toContain(
      '<script type="module" src="/assets/start.js" integrity="sha256-first" data-app="/assets/site.js" data-imports="/assets/shared.js /assets/home.js">',
    );
    expect(html).toContain('<link rel="stylesheet" href="/assets/home.css">');
    expect(html).toContain('<meta property="og:image" content="https://example.com/og.jpg">');
    expect(html).toContain('<div id="root"><p>body</p></div>');
  });

  it('F11: a browser runs the first script, and the back-office’s, only as this build made them', () => {
    const shell = adminShell({ siteName: 'Apoti', mapTiles: null, placed: {}, isGreeted: false });
    expect(documentOf('Apoti')).toContain('src="/assets/start.js" integrity="sha256-first"');
    expect(shell).toContain('src="/assets/site.js" integrity="sha256-app"');
  });

  it('no text of the content can leave the head or the data block', () => {
    const html = documentOf(evil);
    expect(html).not.toContain('<script>alert');
    const block = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toMatchObject({ frame: { site: { siteName: evil } } });
  });

  it('S6: names the font of the Naira’s sign where a price is on the page, so that it is not found late', () => {
    const { view, frame, ...head } = makeView({
      url: '/',
      data: publicData(),
      now: NOW,
      origin: 'https://example.com',
    });
    const named = (body: string) => siteDocument({ body, data: { view, frame }, ...head }).includes('naira.woff2');
    expect([named('<p>₦2,400</p>'), named('<p>Free</p>')]).toEqual([true, false]);
  });

  it('S5: the home page alone has its first look in itself; its styles hold a phone up no more, and a larger screen as before', () => {
    vi.stubGlobal('__ASSETS__', { ...__ASSETS__, firstLook: { style: 'h1{color:red}', hash: "'sha256-x'" } });
    const html = documentOf('Apoti');
    const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)" media="([^"]*)">/g)];
    expect(html).toContain('<style>h1{color:red}</style>');
    expect(html).toMatch(/^<!doctype html><html [^>]* data-late>/);
    const phone = '(max-width: 30rem) and (max-height: 60rem)';
    // Where it is not the one it is the other: each file applies once, whatever the screen.
    expect(links.map(([, file, media]) => [file, media])).toEqual([
      ...['/assets/site.css', '/assets/home.css'].map((file) => [file, `not all and ${phone}`]),
      ...['/assets/site.css', '/assets/home.css'].map((file) => [file, phone]),
    ]);
    expect(html.indexOf(links[1]![0])).toBeLessThan(html.indexOf('</head>'));
    expect(html.indexOf(links[2]![0])).toBeGreaterThan(html.indexOf('<p>body</p></div>'));
    expect(html).toContain(`href="/assets/text.woff2" media="not all and ${phone}" crossorigin>`);
    const { view } = makeView({ url: '/', data: publicData(), now: NOW, origin: 'https://example.com' });
    for (const other of [documentOf('Apoti', '/faq'), previewDocument({ body: '', view })])
      expect(other).not.toMatch(/<style>|data-late| media="/);
  });

  it('S5: a home page that has its first look in itself holds its first script back at its end; other pages ask for it in the head', () => {
    const at = (html: string, text: string) => html.indexOf(text);
    const [firstLook, heldStart] = [
      { style: 'h1{}', hash: "'sha256-x'" },
      { script: 'begin()', hash: "'sha256-y'" },
    ];
    vi.stubGlobal('__ASSETS__', { ...__ASSETS__, firstLook, heldStart });
    const [home, other] = [documentOf('Apoti'), documentOf('Apoti', '/faq')];
    const [held, first] = ['held', 'module'].map((type) => `<script type="${type}" src="/assets/start.js" integrity=`);
    expect(at(home, held!)).toBeGreaterThan(at(home, 'id="data"'));
    // What lets it run stands behind it, with what the policy knows by its hash and nothing else.
    expect(at(home, '></script><script type="module">begin()</script>')).toBeGreaterThan(at(home, held!));
    expect(at(other, first!)).toBeLessThan(at(other, '</head>'));
    expect([home, other].map((html) => html.split('<script type="module"').length)).toEqual([2, 2]);
    expect([at(home, first!), at(other, held!)]).toEqual([-1, -1]);
    // A larger screen, where it waits for nothing, asks for it with the head.
    const ahead =
      '<link rel="modulepreload" href="/assets/start.js" integrity="sha256-first" media="not all and (max-width: 30rem) and (max-height: 60rem)">';
    expect([home, other].map((html) => html.includes(ahead))).toEqual([true, false]);
  });

  it('P19: an address that is not there has no canonical one and is not indexed', () => {
    const html = documentOf('Apoti', '/404');
    expect(html).not.toContain('rel="canonical"');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
});

it('A1: the shell of the back-office escapes the name and is dark-ready', () => {
  const html = adminShell({ siteName: evil, mapTiles: { url: evil, attribution: evil }, placed: {}, isGreeted: false });
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('class="admin"');
  expect(html).toContain('<script type="module" src="/assets/site.js" integrity="sha256-app"></script>');
});

describe('tools of other companies', () => {
  const settings: PublicSettings = {
    ...toPublicSettings(defaultSettings),
    googleAnalytics: { ...defaultSettings.googleAnalytics, enabled: true, trackingId: 'G-ABCD1234' },
  };
  const loader = '<script type="module" src="/assets/tags.js" data-looks="/assets/notice.css"';

  it('A18: a page holds nothing of them while none is on', () => {
    for (const off of [{}, { settings: { ...settings, analyticsEnabled: false } }]) {
      const html = documentOf('Apoti', '/', off);
      expect(html).not.toMatch(/tags\.js|notice\.css|"tags"|Cookie settings|google/i);
    }
  });

  it('A18: a page names the loader where only the site’s own note needs consent', () => {
    const advancedTracking = { ...defaultSettings.advancedTracking, retentionTracking: true, cohortAnalysis: true };
    const html = documentOf('Apoti', '/', { settings: { ...toPublicSettings(defaultSettings), advancedTracking } });
    expect(html).toContain(loader);
    expect(html).toContain('"tools":[],"ownNote":true,"categories":["analytics"]');
  });

  it('A18: a page names the loader, and tells it what is on', () => {
    const html = documentOf('Apoti', '/', { settings });
    expect(html).toContain(loader);
    expect(html).toContain('"tool":"google-analytics","id":"G-ABCD1234"');
    expect(html).not.toContain('googletagmanager.com');
    expect(documentOf('Apoti', '/nowhere', { settings })).toContain(loader);
  });

  it.each(['/login', '/register', '/login?next=%2Fadmin', '/unsubscribe', '/503', '/maintenance'])(
    'A18: %s has no loader, whatever is on',
    (url) => expect(documentOf('Apoti', url, { settings })).not.toContain('tags.js'),
  );

  it('P16, A20: what measures hears whether the page asks about analytics', () => {
    vi.stubGlobal('__ASSETS__', { ...__ASSETS__, measuredStart: '/assets/start-measured.js' });
    const letters = (url: string, more: Partial<PublicSettings>) =>
      /data-measure="(\w*)"/.exec(documentOf('Apoti', url, { settings: { ...settings, ...more } }))?.[1];
    const unasked = { ...settings.privacyCompliance, gdprCompliant: false, cookieConsent: false };
    expect(letters('/faq', {})).toMatch(/^a/);
    expect(letters('/faq', { googleAnalytics: defaultSettings.googleAnalytics })).not.toContain('a');
    expect(letters('/faq', { privacyCompliance: unasked })).not.toContain('a');
    expect(letters('/login', {})).toBeUndefined();
  });
});
