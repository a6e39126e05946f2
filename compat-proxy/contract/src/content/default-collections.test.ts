import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FEATURED_MAX } from '../constants/business';
import { eventSchema, eventStatuses, eventTypes } from '../resources/events/event';
import { franchiseTypes } from '../constants/lead-choices';
import { franchiseModelSchema } from '../resources/franchise/franchise-model';
import { postCategories, postSchema } from '../resources/posts/post';
import { toSlug } from '../resources/posts/slug';
import { stationSchema } from '../resources/stations/station';
import { memberSchema } from '../resources/team/member';
import { defaultContent } from './default-content';
import { defaultEvents } from './default-events';
import { defaultFranchiseModels } from './default-franchise-models';
import { defaultPosts } from './default-posts';
import { defaultStations } from './default-stations';
import { defaultTeam } from './default-team';

const everything = [defaultContent, defaultTeam, defaultPosts, defaultEvents, defaultStations, defaultFranchiseModels];

/** Every text inside a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Sentences of at least four words, without markup and in lower case. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/<[^>]+>|(?<=[.!?])\s/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(' ').length >= 4 && !sentence.startsWith('+234'));
}

describe('default collections', () => {
  it.each([
    ['team members', z.array(memberSchema).length(4), defaultTeam],
    ['posts', z.array(postSchema).length(6), defaultPosts],
    ['events', z.array(eventSchema).min(6), defaultEvents],
    ['stations', z.array(stationSchema).length(7), defaultStations],
    ['franchise models', z.array(franchiseModelSchema).length(2), defaultFranchiseModels],
  ])('P31: the %s are whole and valid, and each has its own id', (_, schema, items) => {
    expect(schema.parse(items)).toEqual(items);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('P6: four example people of different departments', () => {
    expect(new Set(defaultTeam.map(({ department }) => department)).size).toBe(4);
    expect(defaultTeam.filter(({ name }) => !name.endsWith('(example)'))).toEqual([]);
  });

  it('P9: every station has 18 to 36 lockers and its features are named once', () => {
    for (const { name, lockerSizes, features } of defaultStations) {
      const total = Object.values(lockerSizes).reduce((sum, { count }) => sum + count, 0);
      expect(total, name).toBeGreaterThanOrEqual(18);
      expect(total, name).toBeLessThanOrEqual(36);
      expect(new Set(features).size, name).toBe(features.length);
    }
  });

  it('P9: stations stand in the city that they name', () => {
    for (const { name, state, coordinates } of defaultStations) {
      const [lat, lng] = state === 'Lagos' ? [6.52, 3.4] : [9.05, 7.48];
      expect(Math.hypot(coordinates.lat - lat, coordinates.lng - lng), name).toBeLessThan(0.15);
    }
  });

  it('P12: one franchise model of each type, with the terms of public-site §9', () => {
    expect(defaultFranchiseModels.map(({ id, investment, roi }) => [id, investment, roi])).toEqual([
      [franchiseTypes[0], 'From ₦12,500,000', '25% per year'],
      [franchiseTypes[1], 'No upfront investment', 'Revenue sharing'],
    ]);
  });

  it('P13: a post of each category, five published, two of them featured', () => {
    expect(defaultPosts.map(({ category }) => category).sort()).toEqual([...postCategories].sort());
    expect(defaultPosts.filter(({ status }) => status === 'published')).toHaveLength(5);
    expect(defaultPosts.filter(({ status, featured }) => status === 'published' && featured)).toHaveLength(
      FEATURED_MAX,
    );
    expect(defaultPosts.map(({ slug }) => slug)).toEqual(defaultPosts.map(({ title }) => toSlug(title)));
    expect(new Set(defaultPosts.map(({ slug }) => slug)).size).toBe(6);
  });

  it.each(defaultPosts)('P14: "$title" is well-formed prose', ({ content }) => {
    const open: string[] = [];
    for (const [, close, tag = ''] of content.matchAll(/<(\/?)([^>]*)>/g)) {
      expect(['p', 'h2', 'ul', 'li', 'blockquote', 'strong']).toContain(tag);
      if (close) expect(open.pop()).toBe(tag);
      else open.push(tag);
    }
    expect(open).toEqual([]);
    for (const needed of ['<p>', '<h2>', '<ul>', '<blockquote>']) expect(content).toContain(needed);
  });

  it('P15: events of every status and type, two featured, no end before its beginning', () => {
    expect(new Set(defaultEvents.map(({ status }) => status))).toEqual(new Set(eventStatuses));
    expect(new Set(defaultEvents.map(({ type }) => type))).toEqual(new Set(eventTypes));
    expect(defaultEvents.filter(({ featured }) => featured)).toHaveLength(FEATURED_MAX);
    expect(defaultEvents.filter(({ date, endDate }) => endDate !== '' && endDate < date)).toEqual([]);
    expect(defaultEvents.filter(({ status, recurring }) => (status === 'recurring') !== (recurring !== ''))).toEqual(
      [],
    );
  });

  it('P31: no sentence is written twice', () => {
    const seen = new Set<string>();
    const { address } = defaultContent.contact;
    const sentences = textsOf(everything)
      .filter((text) => text !== address && !text.startsWith('https:'))
      .flatMap(sentencesOf);
    expect(sentences.filter((sentence) => seen.size === seen.add(sentence).size)).toEqual([]);
    expect(seen.size).toBeGreaterThan(300);
  });
});
