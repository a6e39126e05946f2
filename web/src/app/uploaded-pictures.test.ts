import { describe, expect, it, vi } from 'vitest';
import { toPublicContent, type Content } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { NOW, publicData } from '../testing/public-data';

const files = { script: '/assets/site.js', imports: [], styles: [] };
vi.stubGlobal('__ASSETS__', { buildId: 'b', start: '/s.js', fonts: [], site: files, pages: {}, admin: files });

const { renderer } = await import('./entry-server');

const picture = '/uploads/a-station-0123456789abcdef.jpg';

function imagesOf(url: string, content: Content): string[] {
  const data = publicData({ content: toPublicContent(content) });
  const html = renderer.renderPage({ url, data, origin: 'https://example.com', now: NOW }).body;
  return html.match(/<img [^>]*>/g) ?? [];
}

describe('uploaded pictures', () => {
  it('S5, S6: the hero’s picture is the first of the page, with high priority, its size and an address for each width', () => {
    const heroSlides = defaultContent.heroSlides.map((slide) => ({ ...slide, backgroundImage: picture }));
    const [first = '', ...others] = imagesOf('/', { ...defaultContent, heroSlides });
    expect(first).toContain(`src="${picture}"`);
    expect(first).toContain('fetchPriority="high"');
    expect(first).toContain('loading="eager"');
    expect(first).toMatch(/width="720" height="600"/);
    expect(first).toContain(`srcSet="${picture}?w=480 480w, `);
    // What to load and how wide it is shown stand before the address that older browsers take.
    expect(first.indexOf('srcSet=')).toBeLessThan(first.indexOf(' src='));
    expect(others.join('')).not.toContain('fetchPriority="high"');
  });

  it('S6: pictures further down wait until they are near, and keep their place', () => {
    const { services } = defaultContent;
    const pictured = services.services.map((service) => ({ ...service, image: picture }));
    const own = imagesOf('/services', {
      ...defaultContent,
      services: { ...services, services: pictured, apiDocumentation: { ...services.apiDocumentation, image: picture } },
    }).filter((image) => image.includes(picture));
    expect(own).toHaveLength(pictured.length + 1);
    for (const image of own) {
      expect(image).toContain('loading="lazy"');
      expect(image).toMatch(/width="1280" height="720"/);
      expect(image).toContain('1600w"');
    }
  });
});
