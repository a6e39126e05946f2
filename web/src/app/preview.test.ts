// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { previewData, previewSchema, stationFeatures, type PreviewParts, type Renderer } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { defaultEvents } from '@apoti/contract/content/default-events';
import { defaultPosts } from '@apoti/contract/content/default-posts';
import { defaultStations } from '@apoti/contract/content/default-stations';
import { defaultTeam } from '@apoti/contract/content/default-team';
import { NOW, publicData } from '../testing/public-data';
import { testAssets } from '../testing/render';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('./entry-server')));

const all = {
  content: defaultContent,
  team: defaultTeam,
  post: defaultPosts[0]!,
  event: defaultEvents[0]!,
  events: defaultEvents,
  station: defaultStations[0]!,
} satisfies PreviewParts;
const post = all.post.id;

function preview(url: string, parts: PreviewParts) {
  const data = previewData(publicData(), parts, NOW);
  const address = renderer.resolve(url, data);
  const html = renderer.renderPreview({
    url: address?.url ?? '',
    data,
    origin: 'https://example.com',
    now: NOW,
    settings: { mapTiles: null },
  });
  return {
    html,
    get document() {
      return new DOMParser().parseFromString(html, 'text/html');
    },
  };
}

const wholeSchema = previewSchema.omit({ path: true }).required();

/** The parts with every text that a person types replaced; what is chosen from a list stays. */
function retyped(text: string): PreviewParts {
  const chosen = ['id', 'key', 'icon', 'category', 'department', 'status', 'type', 'state'];
  const isFeature = (value: string) => stationFeatures.some((feature) => feature === value);
  const written = JSON.stringify(all, (name, value: unknown) =>
    typeof value === 'string' && !chosen.includes(name) && !isFeature(value) ? text : value,
  );
  return wholeSchema.parse(JSON.parse(written));
}

/** The pages that show something of what editors write beside the frame. */
const pages = [
  ...[
    '/',
    '/about',
    '/services',
    '/pricing',
    '/faq',
    '/contact',
    '/franchise',
    '/events',
    '/lockers',
    '/press-releases',
  ],
  `/press-releases/${post}`,
];

describe('renderPreview', () => {
  it('A6: is the page with its styles, without any script or data', () => {
    const about = { ...defaultContent.about, title: 'Not saved yet' };
    const { html, document } = preview('/about', { content: { ...defaultContent, about } });
    expect(document.querySelector('h1')?.textContent).toBe('Not saved yet');
    expect(document.querySelector('base')?.getAttribute('target')).toBe('_blank');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(html).not.toContain('<script');
  });

  it('A6, A10: a draft of a post has its page before it is public, and before it is made', () => {
    const { status: _status, ...draft } = all.post;
    for (const id of [0, 7_001]) {
      const { document } = preview(`/press-releases/${id}`, { post: { ...draft, id, title: 'Not public yet' } });
      expect(document.querySelector('h1')?.textContent).toBe('Not public yet');
    }
    expect(preview('/press-releases', { post: { ...draft, id: 0, title: 'Not public yet' } }).html).toContain(
      'Not public yet',
    );
    expect(renderer.resolve('/press-releases/0', publicData())).toBeNull();
  });

  it('A6, P15: an event that is still to be made stands among the others', () => {
    const { html } = preview('/events', { event: { ...all.event, id: 0, title: 'Not public yet' } });
    expect(html).toContain('Not public yet');
  });

  it.each(['', 'https://[', '%', '2026-', 'x'.repeat(400)])('A6: pages can be shown while every text is %j', (text) => {
    for (const url of pages) expect(preview(url, retyped(text)).html).toContain('<main');
  });

  it('A6: pages can be shown while every list is empty', () => {
    const content = { ...defaultContent, heroSlides: [], testimonials: [], faq: { categories: [], faqs: [] } };
    for (const url of pages) expect(preview(url, { ...all, content, team: [], events: [] }).html).toContain('<main');
  });

  it.each(['"></title><img src=x onerror=alert(1)><script>alert(1)</script>', 'javascript:alert(1)'])(
    'X1: stored script stays inert in every field of every page: %s',
    (text) => {
      for (const url of pages) {
        const { document } = preview(url, retyped(text));
        expect(document.querySelector('script')).toBeNull();
        const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
        const running = attributes.filter(
          ({ name, value }) =>
            name.startsWith('on') || (['href', 'src', 'action'].includes(name) && /^\s*javascript:/i.test(value)),
        );
        expect(running.map(({ name, value }) => `${url} ${name}=${value}`)).toEqual([]);
      }
    },
  );
});
