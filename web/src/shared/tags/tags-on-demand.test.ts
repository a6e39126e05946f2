// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { SiteTags } from '@apoti/contract';
import { tellPageShown } from '../lib/site-events';
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
const Loader = vi.fn(function (...given: unknown[]) {
  made(...given);
  return { allow, follow };
}) as unknown as typeof TagLoader;

let come: (loader: typeof TagLoader) => void;
let fail: (reason: Error) => void;
const fetchLoader = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  fetchLoader.mockImplementation(() => new Promise((resolve, reject) => ([come, fail] = [resolve, reject])));
});

it('S6: what loads tools is asked for with the first one that somebody agrees to, and once', async () => {
  const onDemand = new TagsOnDemand(tags, home, fetchLoader);
  onDemand.allow(new Set());
  onDemand.allow(new Set(['preferences']));
  expect([fetchLoader.mock.calls.length, onDemand.loaded]).toEqual([0, new Set(['preferences'])]);
  onDemand.allow(new Set(['analytics']));
  onDemand.allow(new Set(['analytics', 'marketing']));
  expect(fetchLoader).toHaveBeenCalledOnce();
  come(Loader);
  await vi.waitFor(() => expect(allow).toHaveBeenLastCalledWith(new Set(['analytics', 'marketing'])));
  expect(allow.mock.calls[0]).toEqual([new Set(['analytics', 'marketing'])]);
  expect(follow).toHaveBeenCalledOnce();
});

it('A18: tools hear of the page that is shown when they come, not of the one before', async () => {
  const onDemand = new TagsOnDemand(tags, home, fetchLoader);
  onDemand.allow(new Set(['analytics']));
  const pricing = { name: 'pricing', page: {} };
  tellPageShown(pricing);
  come(Loader);
  await vi.waitFor(() => expect(made).toHaveBeenCalledExactlyOnceWith(tags, pricing));
});

it('A18: a loader that cannot be had is asked for again with the next answer', async () => {
  const onDemand = new TagsOnDemand(tags, home, fetchLoader);
  onDemand.allow(new Set(['analytics']));
  fail(new TypeError('Failed to fetch'));
  await vi.waitFor(() => {
    onDemand.allow(new Set(['analytics']));
    expect(fetchLoader).toHaveBeenCalledTimes(2);
  });
  come(Loader);
  await vi.waitFor(() => expect(allow).toHaveBeenCalled());
});
