import { describe, expect, it } from 'vitest';
import { defaultContent } from '../../content/default-content';
import { defaultEvents } from '../../content/default-events';
import { defaultPosts } from '../../content/default-posts';
import { defaultTeam } from '../../content/default-team';
import type { PublicData } from '../../rendering/public-data';
import { previewData } from './preview-data';

const now = Date.parse('2026-11-20T12:00:00Z');
const [slide, hidden, ...slides] = defaultContent.heroSlides;
const stored: PublicData = {
  content: defaultContent,
  team: [],
  posts: defaultPosts,
  stations: [],
  events: [],
  franchise: [],
};

describe('previewData', () => {
  it('A6: what is sent is shown as a visitor would see it; the rest is as it is stored', () => {
    const heroSlides = [slide!, { ...hidden!, active: false }, ...slides];
    const team = defaultTeam.map((member, index) => ({ ...member, isActive: index === 0 }));
    const data = previewData(stored, { content: { ...defaultContent, heroSlides }, team }, now);
    expect(data.content.heroSlides.map(({ id }) => id)).toEqual([slide!.id, ...slides.map(({ id }) => id)]);
    expect(data.team).toHaveLength(1);
    expect(data.team[0]).not.toHaveProperty('email');
    expect(data.posts).toBe(stored.posts);
  });

  it('A6: a draft is shown in place of the post, as if it were published today', () => {
    const [post, ...others] = defaultPosts;
    const draft = { ...post!, title: '', status: 'draft' as const, publishDate: '2099-01-01' };
    const { posts } = previewData(stored, { post: draft }, now);
    expect(posts).toHaveLength(defaultPosts.length);
    expect(posts.find(({ id }) => id === draft.id)).toEqual({
      ...draft,
      status: 'published',
      publishDate: '2026-11-20',
    });
    expect(
      previewData({ ...stored, posts: others }, { post: { ...draft, publishDate: '' } }, now).posts[0],
    ).toMatchObject({ id: draft.id, publishDate: '2026-11-20' });
    const past = { ...draft, publishDate: '2026-01-31' };
    expect(previewData(stored, { post: past }, now).posts.find(({ id }) => id === past.id)?.publishDate).toBe(
      '2026-01-31',
    );
  });

  it('A6: an event without a day takes place today', () => {
    const event = { ...defaultEvents[0]!, date: '', endDate: '2026-13-' };
    expect(previewData(stored, { events: [event] }, now).events).toEqual([
      { ...event, date: '2026-11-20', endDate: '' },
    ]);
  });

  it('X1: addresses that no save would take are left out, blank titles are not filled in', () => {
    const content = structuredClone(defaultContent);
    content.heroSlides[0]!.title = '';
    content.heroSlides[0]!.backgroundImage = 'java\nscript:alert(1)';
    content.footer.quickLinks[0]!.path = 'javascript:alert(1)';
    content.services.ecommercePartnership.ctaLink = 'htt';
    const data = previewData(stored, { content }, now);
    expect(data.content.heroSlides[0]).toMatchObject({ title: '', backgroundImage: '' });
    expect(data.content.footer.quickLinks[0]).toMatchObject({ ...defaultContent.footer.quickLinks[0], path: '' });
    expect(data.content.services.ecommercePartnership.ctaLink).toBe('');
  });
});
