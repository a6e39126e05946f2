import { describe, expect, it } from 'vitest';
import { defaultContent } from '../../content/default-content';
import { defaultEvents } from '../../content/default-events';
import { defaultSeo } from '../../content/default-seo';
import { defaultSettings } from '../../content/default-settings';
import { defaultStations } from '../../content/default-stations';
import { defaultPosts } from '../../content/default-posts';
import { defaultTeam } from '../../content/default-team';
import type { PublicData } from '../../rendering/public-data';
import { toPublicSettings } from '../settings/public-settings';
import { previewData } from './preview-data';

const now = Date.parse('2026-11-20T12:00:00Z');
const [slide, hidden, ...slides] = defaultContent.heroSlides;
const stored: PublicData = {
  content: defaultContent,
  team: [],
  posts: defaultPosts,
  stations: [],
  events: [],
  media: {},
  franchise: [],
  seo: defaultSeo,
  settings: toPublicSettings(defaultSettings),
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

  it('A6, A10: a draft is shown in place of the post, as if it were published on its day', () => {
    const { status: _status, ...post } = defaultPosts[0]!;
    const draft = { ...post, title: '', publishDate: '2099-01-01' };
    const { posts } = previewData(stored, { post: draft }, now);
    expect(posts).toHaveLength(defaultPosts.length);
    expect(posts[0]).toEqual({ ...draft, status: 'published' });
    const dayless = previewData(stored, { post: { ...draft, publishDate: '' } }, now).posts;
    expect(dayless.find(({ id }) => id === draft.id)?.publishDate).toBe('2026-11-20');
  });

  it('A6, A10: a post that is still to be made is shown beside the others, in the first category until it has one', () => {
    const { status: _status, ...post } = defaultPosts[0]!;
    const { posts } = previewData(stored, { post: { ...post, id: 0, category: '', publishDate: '2099-01-01' } }, now);
    expect(posts).toHaveLength(defaultPosts.length + 1);
    expect(posts[0]).toMatchObject({ id: 0, category: 'Company News', status: 'published' });
  });

  it('A6, P15: one event is shown in its place among those that are stored, a new one beside them', () => {
    const before = { ...stored, events: defaultEvents };
    const place = 1;
    const edited = { ...defaultEvents[place]!, title: 'Typed' };
    expect(previewData(before, { event: edited }, now).events).toEqual(defaultEvents.with(place, edited));
    const { events } = previewData(before, { event: { ...edited, id: 0, date: '' } }, now);
    expect(events).toHaveLength(defaultEvents.length + 1);
    expect(events[0]).toMatchObject({ id: 0, title: 'Typed', date: '2026-11-20' });
  });

  it('A6, A14: one station is shown in its place with compartments that can be counted, a new one before the others', () => {
    const before = { ...stored, stations: defaultStations.map((each) => ({ ...each, updatedAt: '' })) };
    const station = { ...defaultStations[1]!, name: 'Typed', address: '' };
    const shown = { ...station, updatedAt: '2026-11-20T12:00:00.000Z' };
    expect(previewData(before, { station }, now).stations).toEqual(before.stations.with(1, shown));
    const lockerSizes = { ...station.lockerSizes, small: { count: 1e12, available: -3, dimensions: '' } };
    const large = { count: 2.5, available: 9, dimensions: '' };
    const { stations } = previewData(
      before,
      { station: { ...station, id: 0, lockerSizes: { ...lockerSizes, large } } },
      now,
    );
    expect(stations).toHaveLength(before.stations.length + 1);
    expect(stations[0]?.lockerSizes).toMatchObject({
      small: { count: 100_000, available: 0 },
      large: { count: 2, available: 2 },
    });
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
    content.footer.socialLinks.facebook = 'javascript:alert(1)';
    content.contact.socialMedia.linkedin = 'www.linkedin';
    const data = previewData(stored, { content }, now);
    expect(data.content.footer.socialLinks.facebook + data.content.contact.socialMedia.linkedin).toBe('');
    expect(data.content.heroSlides[0]).toMatchObject({ title: '', backgroundImage: '' });
    expect(data.content.footer.quickLinks[0]).toMatchObject({ ...defaultContent.footer.quickLinks[0], path: '' });
    expect(data.content.services.ecommercePartnership.ctaLink).toBe('');
  });
});
