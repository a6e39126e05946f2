// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { AskedCategory, SiteTags } from '@apoti/contract/rendering/site-tags';
import { tellPageShown, tellSiteEvent } from '../lib/site-events';
import type { TagLoader } from './tag-loader';
import { TagsOnDemand } from './tags-on-demand';

const tags: SiteTags = {
  tools: [
    { tool: 'linkedin', id: '1' },
    { tool: 'hotjar', id: '2', recordings: true, heatmaps: true, surveys: false, polls: false, anonymizeIp: true },
  ],
  categories: ['analytics', 'marketing', 'preferences'],
  ownNote: false,
  honourSignals: true,
};
const home = { name: 'home', page: {} };
const made = vi.fn();
const allow = vi.fn();
const follow = vi.fn();
const happened = vi.fn();
const Loader = vi.fn(function (...given: unknown[]) {
  made(...given);
  return { allow, follow, happened };
}) as unknown as typeof TagLoader;

let come: (loader: typeof TagLoader) => void;
let fail: (reason: Error) => void;
const fetchLoader = vi.fn();
let present: ReadonlySet<AskedCategory>;
const begin = () => new TagsOnDemand({ tags, page: home, present: () => present, fetchLoader });
beforeEach(() => {
  vi.clearAllMocks();
  present = new Set(['analytics', 'marketing', 'preferences']);
  fetchLoader.mockImplementation(() => new Promise((resolve, reject) => ([come, fail] = [resolve, reject])));
});

it('S6: what loads tools is asked for with the first one that somebody agrees to, and once', async () => {
  const onDemand = begin();
  onDemand.allow(new Set());
  onDemand.allow(new Set(['preferences']));
  expect([fetchLoader.mock.calls.length, onDemand.loaded]).toEqual([0, new Set(['preferences'])]);
  onDemand.allow(new Set(['analytics']));
  onDemand.allow(new Set(['analytics', 'marketing']));
  expect(fetchLoader).toHaveBeenCalledOnce();
  come(Loader);
  await vi.waitFor(() => expect(allow).toHaveBeenCalledTimes(2));
  expect(allow).toHaveBeenLastCalledWith(new Set(['analytics', 'marketing']));
  expect(follow).toHaveBeenCalledOnce();
});

it('A18: what is taken back while the loader is on its way, be it in another tab, is let in no more', async () => {
  begin().allow(new Set(['analytics', 'marketing']));
  present = new Set(['marketing']);
  come(Loader);
  await vi.waitFor(() => expect(allow.mock.calls).toEqual([[new Set(['marketing'])]]));
  allow.mockClear();
  begin().allow(new Set(['analytics']));
  present = new Set();
  come(Loader);
  await vi.waitFor(() => expect(allow.mock.calls).toEqual([[new Set()]]));
});

it('A18: tools hear of the page that is shown when they come, and of what was done since they were agreed to', async () => {
  const onDemand = begin();
  tellSiteEvent('contact_form_sent');
  onDemand.allow(new Set(['analytics']));
  const pricing = { name: 'pricing', page: {} };
  tellPageShown(pricing);
  tellSiteEvent('newsletter_joined');
  come(Loader);
  await vi.waitFor(() => expect(made).toHaveBeenCalledExactlyOnceWith(tags, pricing));
  await vi.waitFor(() => expect(happened.mock.calls).toEqual([['newsletter_joined']]));
});

it('A18: where the loader cannot be had there are no tools, and nothing else is amiss', async () => {
  const onDemand = begin();
  onDemand.allow(new Set(['analytics']));
  fail(new TypeError('Failed to fetch'));
  await Promise.resolve();
  onDemand.allow(new Set(['analytics', 'marketing']));
  await Promise.resolve();
  expect([allow.mock.calls, onDemand.loaded]).toEqual([[], new Set(['analytics', 'marketing'])]);
});
