// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Renderer, SiteEvent } from '@apoti/contract';
import { defaultEvents } from '@apoti/contract/content/default-events';
import { publicData } from '../../testing/public-data';
import { open as openPage, testAssets } from '../../testing/render';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('../../app/entry-server')));

const open = (url: string, events: readonly SiteEvent[] = defaultEvents, now?: number) =>
  openPage(renderer, url, { data: publicData({ events }), ...(now === undefined ? {} : { now }) });
const headings = (body: HTMLElement) => [...body.querySelectorAll('main h2')].map((each) => each.textContent);
const titles = (body: HTMLElement, part: string) =>
  [...body.querySelectorAll(`main section[aria-labelledby="${part}"] li :is(h3, h4)`)].map((each) => each.textContent);
const facts = (head: HTMLElement) =>
  [...head.querySelectorAll('script[type="application/ld+json"]')].map((each) => each.textContent ?? '');
const [fair] = defaultEvents;

describe('the events page', () => {
  it('P15: has featured, upcoming and past events, and leads to the contact page', () => {
    const { body } = open('/events');
    expect(headings(body).slice(0, 3)).toEqual(['Featured events', 'Upcoming Events', 'Past Events']);
    expect(titles(body, 'upcoming')).toHaveLength(5);
    expect(titles(body, 'past')).toEqual(['Surulere street tidy-up', 'Example E-commerce Expo, Lagos']);
    expect(body.querySelector('main section a[href="/contact"]')).not.toBeNull();
    expect(body.querySelector('main header nav')?.textContent).toContain('Events & Exhibition');
  });

  it('P15: the tile of an event over two months says its first day, and no day of another month', () => {
    const tile = (date: string, endDate: string) =>
      open('/events', [{ ...fair!, date, endDate }], Date.parse('2026-11-01')).body.querySelector(
        '[aria-hidden] > strong',
      )?.textContent;
    expect(tile('2026-11-28', '2026-11-30')).toBe('28–30');
    expect(tile('2026-11-30', '2026-12-02')).toBe('30');
    expect(tile('2026-12-31', '2027-12-31')).toBe('31');
  });

  it('P15: a featured event without a venue has no sign that waits for one', () => {
    const { body } = open('/events', [{ ...fair!, featured: true, venue: '' }]);
    const words = body.querySelector('main section[aria-labelledby="featured-events"] a')?.textContent ?? '';
    expect(words).toContain('16–18 March 2027');
    expect(words).not.toContain('·');
  });

  it('P15: an entry tells all that is known of it', () => {
    const text = open('/events').body.querySelector('#event-1')?.textContent ?? '';
    const known = [fair!.title, fair!.description, fair!.time, fair!.venue, fair!.attendees, fair!.booth];
    for (const part of [...known, ...fair!.highlights, '16–18 March 2027', 'Upcoming']) expect(text).toContain(part);
    const links = [...open('/events').body.querySelectorAll('#event-1 a')].map((a) => a.getAttribute('href'));
    expect(links).toEqual([fair!.registrationLink, '/events/1.ics']);
  });

  it('P15: each status has a badge of its own', () => {
    const { body } = open('/events');
    const badge = (id: number) => body.querySelector(`#event-${id} p span`);
    expect([badge(1), badge(4), badge(6)].map((each) => each?.textContent)).toEqual(['Upcoming', 'Recurring', 'Past']);
    expect(new Set([badge(1), badge(4), badge(6)].map((each) => each?.className)).size).toBe(3);
  });

  it('P15: an event that is over has become past by itself, and the page is made anew then', () => {
    const midnight = Date.parse('2027-03-18T23:00:00Z');
    expect(open('/events', [fair!], midnight - 1).validUntil).toBe(midnight);
    expect(titles(open('/events', [fair!], midnight - 1).body, 'upcoming')).toEqual([fair!.title]);
    const after = open('/events', [fair!], midnight);
    expect(titles(after.body, 'past')).toEqual([fair!.title]);
    expect(after.body.querySelector('main a[href$=".ics"]')).toBeNull();
    expect(after.validUntil).toBe(Infinity);
  });

  it('P15: the server filters by the address, and featured events wait meanwhile', () => {
    const { body } = open('/events?search=ABUJA&type=Conference');
    expect(titles(body, 'upcoming')).toEqual(['Example Retail Conference, Abuja']);
    expect(headings(body)).not.toContain('Featured events');
    expect(body.querySelector<HTMLInputElement>('main [name="type"]')?.value).toBe('Conference');
    expect(body.querySelector('main [role="status"]')?.textContent).toBe('1 event');
  });

  it('P15: says that nothing was found, with a way back', () => {
    const { body } = open('/events?search=zzzz');
    expect(body.textContent).toContain('No events found');
    const clear = [...body.querySelectorAll('main a')].find((link) => link.textContent === 'Clear filters');
    expect(clear?.getAttribute('href')).toBe('/events');
    expect(open('/events', []).body.textContent).toContain('No events found');
  });

  it('P15: search engines hear of what is to come only', () => {
    const { head } = open('/events');
    const events = facts(head).filter((text) => text.includes('"@type":"Event"'));
    expect(events).toHaveLength(5);
    expect(events.find((text) => text.includes(fair!.title))).toContain('"startDate":"2027-03-16T09:00:00+01:00"');
    expect(events.join()).not.toContain('Surulere street');
  });

  it('P15: search engines hear of the page by the name that visitors see above it', () => {
    const { head, body } = open('/events');
    const name = body.querySelector('main header nav [aria-current="page"]')?.textContent;
    const trail = facts(head).find((text) => text.includes('"BreadcrumbList"'));
    expect(JSON.parse(trail ?? '')).toMatchObject({ itemListElement: [{ name: 'Home' }, { name }] });
  });

  it('P15: a recurring event whose first day is over names no day, and no calendar takes it', () => {
    const calendar = (event: SiteEvent) => open('/events', [event]).body.querySelector('main a[href$=".ics"]');
    const over = { ...defaultEvents[3]!, date: '2020-01-04', registrationLink: '' };
    const text = open('/events', [over]).body.querySelector('main')?.textContent;
    expect(text).toContain(over.recurring);
    expect(text).not.toContain('2020');
    expect([calendar(over), calendar({ ...over, registrationLink: '/contact' })]).toEqual([null, null]);
    expect(calendar({ ...over, endDate: '2030-01-04' })).not.toBeNull();
  });
});
