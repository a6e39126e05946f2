import { describe, expect, it, vi } from 'vitest';
import { toPublicContent, type Placed, type PlacedFile } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { NOW, publicData } from '../testing/public-data';

const files = { script: '/assets/site.js', imports: [], styles: [] };
vi.stubGlobal('__ASSETS__', { buildId: 'b', start: '/s.js', fonts: [], site: files, pages: {}, admin: files });

const { renderer } = await import('./entry-server');

const picture = (name: string, size = 400): PlacedFile => ({
  url: `/uploads/${name}?v=1`,
  mime: 'image/png',
  alt: `What ${name} shows`,
  width: size,
  height: size,
});

function pageOf(url: string, media: Placed): string {
  return renderer.renderPage({ url, data: publicData({ media }), origin: 'https://example.com', now: NOW }).body;
}

describe('what the media library places', () => {
  it('A15: the favicon stands in the head, on home screens only where it is large enough', () => {
    const large = pageOf('/about', { favicon: picture('icon.png', 192) });
    expect(large).toContain('<link rel="icon" href="/uploads/icon.png?v=1" type="image/png">');
    expect(large).toContain('<link rel="apple-touch-icon" href="/uploads/icon.png?v=1">');
    expect(large).not.toContain('href="data:');
    const small = pageOf('/about', { favicon: picture('icon.png', 32) });
    expect(small).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    expect(pageOf('/about', {})).toMatch(/<link rel="icon" href="data:image\/svg\+xml,[^"]+" type="image\/svg\+xml">/);
  });

  it('A15: the logo stands in the head and foot of every page, and is what search engines are told', () => {
    const html = pageOf('/', { logo: picture('logo.png') });
    expect(html.match(/<img src="\/uploads\/logo.png\?v=1" alt=""/g)).toHaveLength(2);
    expect(html).toContain('"logo":"https://example.com/uploads/logo.png?v=1"');
  });

  it('A15: the home page has its carousel picture, its video and the partners’ picture', () => {
    const html = pageOf('/', {
      'hero-carousel': picture('hero.png'),
      'hero-video': { ...picture('demo.mp4'), mime: 'video/mp4' },
      'partnership-section': picture('partners.png'),
    });
    expect(html).toContain('src="/uploads/hero.png?v=1"');
    expect(html).toContain('href="/uploads/demo.mp4?v=1"');
    expect(html).toMatch(/src="\/uploads\/partners.png\?v=1" alt="What partners.png shows"/);
  });

  it('A15: About has the team’s picture, Services the products’', () => {
    expect(pageOf('/about', { 'team-section': picture('team.png') })).toContain('alt="What team.png shows"');
    expect(pageOf('/services', { 'product-showcase': picture('units.png') })).toContain('alt="What units.png shows"');
  });

  it('A15: a placed picture is shown also where there is nothing to stand beside', () => {
    const content = toPublicContent({
      ...defaultContent,
      home: { ...defaultContent.home, partners: { ...defaultContent.home.partners, items: [] } },
      services: { ...defaultContent.services, services: [] },
    });
    const media = { 'partnership-section': picture('partners.png'), 'product-showcase': picture('units.png') };
    const bodyOf = (url: string, placed: Placed) =>
      renderer.renderPage({
        url,
        data: publicData({ content, media: placed }),
        origin: 'https://example.com',
        now: NOW,
      }).body;
    expect(bodyOf('/', media)).toContain('alt="What partners.png shows"');
    expect(bodyOf('/', {})).not.toContain('aria-label="Partners"');
    expect(bodyOf('/services', media)).toContain('alt="What units.png shows"');
  });

  it('A15: the back-office has its sound and icon', () => {
    const sound = { ...picture('ping.wav'), mime: 'audio/wav' };
    const placed = { 'notification-system': sound, favicon: picture('icon.png') };
    const html = renderer.renderAdminShell({ siteName: 'A', mapTiles: null, isGreeted: false, placed });
    expect(html).toContain('data-notification-sound="/uploads/ping.wav?v=1"');
    expect(html).toContain('<link rel="icon" href="/uploads/icon.png?v=1" type="image/png">');
    expect(renderer.renderAdminShell({ siteName: 'A', mapTiles: null, isGreeted: false, placed: {} })).not.toContain(
      'notification-sound',
    );
  });

  it('A15: every page is made anew when a placement changes', () => {
    for (const url of ['/', '/about', '/privacy']) {
      expect(renderer.resolve(url, publicData())?.kinds).toContain('media');
    }
  });
});
