// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Home, Renderer } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { publicData } from '../../testing/public-data';
import { open as openPage, testAssets } from '../../testing/render';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('../../app/entry-server')));

const { home } = defaultContent;
const open = (changes: Partial<Home>, url = '/') =>
  openPage(renderer, url, { data: publicData({ content: { ...defaultContent, home: { ...home, ...changes } } }) }).body;
/** Elements for a text that say nothing. */
const empty = (part: Element | null) =>
  [...(part?.querySelectorAll('h2, h3, p, span, strong, figcaption, ul, ol') ?? [])].filter(
    ({ textContent }) => textContent === '',
  );

describe('the home page', () => {
  it('P5: a section that an editor has emptied is left out, and nothing leads to it', () => {
    const body = open({
      features: { ...home.features, items: [] },
      howItWorks: { ...home.howItWorks, steps: [] },
      smartLocker: { ...home.smartLocker, points: [] },
    });
    expect(body.querySelector('#features, #how-it-works, #smart-locker ul')).toBeNull();
    expect(body.querySelector('#smart-locker')?.textContent).toContain('99.9%');
    const anchors = [...body.querySelectorAll('main a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
    expect(anchors.filter((anchor) => body.querySelector(anchor) === null)).toEqual([]);
  });

  it('P5, P12: without stations the network has no list, and with nothing to say it is left out', () => {
    const network = { ...home.network, lagos: [], abuja: [] };
    const shown = open({ network }).querySelector('#locations');
    expect(shown?.textContent).toContain('200%');
    expect(shown?.textContent).toContain(network.expansion);
    expect(shown?.querySelector('ul')).toBeNull();
    expect(open({ network }, '/franchise').querySelector('#locations')).not.toBeNull();
    expect(open({ network: { ...network, expansion: '' } }, '/franchise').querySelector('#locations')).toBeNull();
  });

  it('P5: optional texts that are empty leave no empty element', () => {
    const { partners, features, howItWorks, smartLocker, network } = home;
    const body = open({
      partners: { title: '', items: partners.items.map((item) => ({ ...item, kind: '' })) },
      features: { ...features, items: features.items.map((item) => ({ ...item, summary: '' })) },
      howItWorks: { ...howItWorks, steps: howItWorks.steps.map((step) => ({ ...step, description: '' })) },
      smartLocker: { ...smartLocker, description: '' },
      network: { ...network, expansionTitle: '', lagos: network.lagos.map((place) => ({ ...place, area: '' })) },
    });
    for (const id of ['partners', 'features', 'how-it-works', 'smart-locker', 'locations'])
      expect([id, empty(body.querySelector(`#${id}`))]).toEqual([id, []]);
  });
});
