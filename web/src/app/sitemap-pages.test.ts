// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import { NO_INDEX_PAGES, type Renderer } from '@apoti/contract';
import { pageNames, pagePaths } from '../shared/site-data/page-paths';
import { publicData } from '../testing/public-data';
import { open, testAssets } from '../testing/render';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('./entry-server')));

const fixed = pageNames.map((name) => pagePaths[name]).filter((path) => !path.includes(':'));

it.each(fixed)('C18: %s is kept from search engines if and only if the settings of a new site leave it out', (path) => {
  const isHidden = NO_INDEX_PAGES.some((page) => page === path);
  expect(open(renderer, path).head.querySelector('meta[name="robots"][content="noindex"]') !== null).toBe(isHidden);
});

it('C18, P30: the newsletter’s page is kept from search engines while the newsletter is switched off', () => {
  const { content } = publicData();
  const robots = (enabled: boolean) => {
    const newsletter = { ...content.footer.newsletter, enabled };
    const data = publicData({ content: { ...content, footer: { ...content.footer, newsletter } } });
    return open(renderer, '/newsletter', { data }).head.querySelector('meta[name="robots"]')?.getAttribute('content');
  };
  expect([robots(true), robots(false)]).toEqual([undefined, 'noindex']);
});
