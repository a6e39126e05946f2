import { describe, expect, it, vi } from 'vitest';
import { isKeepable, wayOf, type Asked } from './addresses';

const ORIGIN = 'https://lockers.example';
const visit: Asked = {
  method: 'GET',
  mode: 'navigate',
  destination: 'document',
  url: `${ORIGIN}/faq`,
  referrer: '',
  hasRange: false,
};
const way = (changes: Partial<Asked>) => wayOf({ ...visit, ...changes }, ORIGIN);
const to = (path: string) => way({ url: `${ORIGIN}${path}` });
const part = (path: string, changes: Partial<Asked>) =>
  way({ mode: 'no-cors', url: `${ORIGIN}${path}`, referrer: `${ORIGIN}/faq`, ...changes });

describe('which requests the service worker answers', () => {
  it.each(['/', '/faq', '/faq/', '/lockers?city=lagos', '/press-releases/12', '/no-such-page'])(
    'X4: a visit of %s, which is a page for everybody or none',
    (path) => expect(to(path)).toBe('page'),
  );

  it.each([
    '/admin',
    '/admin/content',
    '/login',
    '/login?next=%2Fadmin',
    '/register',
    '/api/pages?address=/faq',
    '/api/auth.php',
    '/unsubscribe/abc',
    '/reset-password/abc',
    '/preview-frame',
    '/uploads/report.pdf',
    '/assets/site-abc.js',
    '/healthz',
    '/sitemap.xml',
    '/press-releases/feed.xml',
    '/%20faq',
    '//faq',
  ])('X4: %s is left alone', (path) => expect(to(path)).toBe('untouched'));

  it.each(['/uploads/yearly-report-9f8e7d6c.pdf', '/a-page-that-somebody-mistyped%20'])(
    'X4: the long name in %s holds nothing up: a file opens, and so does each page after it',
    (path) => {
      const begun = performance.now();
      expect(to(path)).toBe('untouched');
      expect(performance.now() - begun).toBeLessThan(1_000);
    },
  );

  it('X4: what writes, asks for a part, is in a frame or at another site is left alone', () => {
    expect(way({ method: 'POST' })).toBe('untouched');
    expect(way({ method: 'HEAD' })).toBe('untouched');
    expect(way({ hasRange: true })).toBe('untouched');
    expect(way({ destination: 'iframe' })).toBe('untouched');
    expect(way({ url: 'https://others.example/faq' })).toBe('untouched');
    expect(part('/uploads/clip.mp4', { destination: 'video' })).toBe('untouched');
    expect(part('/api/pages?address=/about', { destination: '' })).toBe('untouched');
    expect(part('/api/measure', { destination: '', method: 'POST' })).toBe('untouched');
  });

  it('X4: built files, also those that a style sheet asks for, but none of the back-office', () => {
    expect(part('/assets/site-abc.js', { destination: 'script' })).toBe('file');
    expect(part('/assets/text-abc.woff2', { destination: 'font', referrer: `${ORIGIN}/assets/a.css` })).toBe('file');
    for (const from of ['/admin', '/admin/media', '/login', '/unsubscribe/abc'])
      expect(part('/assets/office-abc.js', { destination: 'script', referrer: `${ORIGIN}${from}` })).toBe('untouched');
  });

  it('X4: pictures that a page for everybody shows, and nobody else’s uploads', () => {
    const picture = (path: string, from: string) => part(path, { destination: 'image', referrer: `${ORIGIN}${from}` });
    expect(picture('/uploads/team.jpg?w=640', '/about')).toBe('picture');
    expect(picture('/assets/hero-abc.avif', '/')).toBe('picture');
    for (const from of ['/admin/media', '/login', '/preview-frame', '/nothing-here'])
      expect(picture('/uploads/draft.jpg', from)).toBe('untouched');
    expect(part('/uploads/draft.jpg', { destination: 'image', referrer: '' })).toBe('untouched');
    const others = { destination: 'image', referrer: 'https://others.example/faq' } as const;
    expect(part('/uploads/draft.jpg', others)).toBe('untouched');
  });

  it('X4, P4: the parts of a page are known in a browser that cannot say whether an address is one, and no address is taken for ours', () => {
    const canParse = vi.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function');
    });
    expect(part('/assets/text-abc.woff2', { destination: 'font' })).toBe('file');
    for (const referrer of ['about:client', ORIGIN, `${ORIGIN}.others.example/about`, `${ORIGIN}@others.example/about`])
      expect([referrer, part('/uploads/draft.jpg', { destination: 'image', referrer })]).toEqual([
        referrer,
        'untouched',
      ]);
    canParse.mockRestore();
  });

  it('X4: only pages that are there for everybody are kept', () => {
    expect(['/', '/lockers', '/faq', '/press-releases/12'].map(isKeepable)).toEqual([true, true, true, true]);
    for (const path of ['/login', '/register', '/admin', '/unsubscribe/abc', '/nothing', '/faq/', ''])
      expect([path, isKeepable(path)]).toEqual([path, false]);
  });
});
