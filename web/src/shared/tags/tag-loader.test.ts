// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteTags } from '@apoti/contract';
import { tellPageShown, tellSiteEvent } from '../lib/site-events';
import { loadTool } from './load-tool';
import { TagLoader } from './tag-loader';

vi.mock('./load-tool', () => ({ loadTool: vi.fn() }));
const tool = { allow: vi.fn(), event: vi.fn(), list: vi.fn(), choose: vi.fn() };
const tags: SiteTags = {
  tools: [
    { tool: 'linkedin', id: '1' },
    { tool: 'hotjar', id: '2', recordings: true, heatmaps: true, surveys: false, polls: false, anonymizeIp: true },
  ],
  categories: ['analytics', 'marketing'],
  ownNote: false,
  honourSignals: true,
};
const plans = [{ key: 'b', name: 'Basic', price: '₦5' }];
const items = [{ item_id: 'b', item_name: 'Basic', price: 5 }];
const home = { name: 'home', page: {} };
const pricing = { name: 'pricing', page: { plans } };

let stop = () => {};

beforeEach(() => void vi.mocked(loadTool).mockReturnValue(tool));
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

it('A18: loads what is allowed, each tool once; those that are there hear that it is more', () => {
  const loader = new TagLoader(tags, home);
  loader.allow(new Set());
  expect(loadTool).not.toHaveBeenCalled();
  loader.allow(new Set(['analytics']));
  expect(vi.mocked(loadTool).mock.calls.map(([{ tool: name }]) => name)).toEqual(['hotjar']);
  loader.allow(new Set(['analytics', 'marketing']));
  expect(vi.mocked(loadTool).mock.calls.map(([{ tool: name }]) => name)).toEqual(['hotjar', 'linkedin']);
  expect(tool.allow).toHaveBeenCalledExactlyOnceWith(new Set(['analytics', 'marketing']));
});

it('A18: a page with plans is told once, however often it says itself', () => {
  const loader = new TagLoader(tags, pricing);
  stop = loader.follow();
  loader.allow(new Set(['marketing']));
  tellPageShown(pricing);
  expect(tool.list).toHaveBeenCalledExactlyOnceWith(items);
  tellPageShown(home);
  tellPageShown(pricing);
  expect(tool.list).toHaveBeenCalledTimes(2);
});

it('A18: tools hear what visitors do, and only those that are there', () => {
  const loader = new TagLoader(tags, home);
  stop = loader.follow();
  tellSiteEvent('contact_form_sent');
  expect(tool.event).not.toHaveBeenCalled();
  loader.allow(new Set(['marketing']));
  tellSiteEvent('newsletter_joined');
  expect(tool.event).toHaveBeenCalledExactlyOnceWith('newsletter_joined');
});
