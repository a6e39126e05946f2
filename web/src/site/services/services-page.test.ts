// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Renderer, Services } from '@apoti/contract';
import { defaultServices } from '@apoti/contract/content/default-services';
import { publicData } from '../../testing/public-data';
import { open as openPage, testAssets } from '../../testing/render';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('../../app/entry-server')));

const data = publicData();
function open(changes: Partial<Services> = {}) {
  const content = { ...data.content, services: { ...defaultServices, ...changes } };
  const page = openPage(renderer, '/services', { data: publicData({ content }) });
  return { ...page, main: page.body.querySelector('main')! };
}
const links = (root: Element) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const anchors = ['personal', 'business', 'courier', 'ecommerce', 'api'];

describe('the Services page', () => {
  it('P7: shows every service with what it includes', () => {
    const { main } = open();
    for (const { name, description, features } of defaultServices.services)
      for (const said of [name, description, ...features]) expect(main.textContent).toContain(said);
  });

  it('P7: the e-commerce partnership and the API documentation have their blocks', () => {
    const { main } = open();
    for (const [anchor, block] of [
      ['ecommerce', defaultServices.ecommercePartnership],
      ['api', defaultServices.apiDocumentation],
    ] as const) {
      const shown = main.querySelector(`#${anchor}`);
      for (const said of [block.title, block.subtitle, block.description, ...block.features])
        expect(shown?.textContent).toContain(said);
      expect(links(shown!)).toEqual([block.ctaLink]);
    }
  });

  it.each([
    ['as they are', {}],
    ['renamed', { services: defaultServices.services.map((service) => ({ ...service, name: 'Renamed' })) }],
    ['deleted', { services: [] }],
    ['replaced', { services: [{ ...defaultServices.services[0]!, key: 'new-key', name: 'Something else' }] }],
  ])('P7: all five anchors are there once with services %s', (_, changes) => {
    const { main } = open(changes);
    for (const anchor of anchors) expect(main.querySelectorAll(`[id="${anchor}"]`), anchor).toHaveLength(1);
  });

  it('P7: calls to action lead to prices, contact and registration even when an editor has taken the blocks’ own away', () => {
    const bare = { ctaText: '', ctaLink: '' };
    const { main } = open({
      ecommercePartnership: { ...defaultServices.ecommercePartnership, ...bare },
      apiDocumentation: { ...defaultServices.apiDocumentation, ...bare },
    });
    expect(links(main)).toEqual(expect.arrayContaining(['/pricing', '/contact', '/register']));
    expect(links(main)).not.toContain('');
  });

  it('P35: tells the delivery modes, the audiences and what a unit is', () => {
    const text = open({ services: [] }).main.textContent;
    for (const said of [
      'Door to door',
      'Locker to door',
      'Locker to locker',
      'Individuals',
      'Businesses',
      'Logistics providers',
      'E-commerce retailers',
      'Locker investors',
      'Location partners',
      'QR code, card or one-time PIN',
      '50, expandable',
      '21.5 inches',
      '24/7',
      'Weatherproof',
      'chatbot',
      'Web and mobile app',
      '8 × 10 × 4 ft',
    ])
      expect(text).toContain(said);
  });

  it('P7: pictures are shown when they are set, and leave no gap when not', () => {
    expect(open().main.querySelector('#personal img')).toBeNull();
    const [first] = defaultServices.services;
    const { main } = open({ services: [{ ...first!, image: '/uploads/a.jpg', features: [] }] });
    expect(main.querySelector('#personal img')?.getAttribute('src')).toBe('/uploads/a.jpg');
    expect(main.querySelector('#personal ul')).toBeNull();
  });

  it('P18: each service is described to search engines under its own address', () => {
    const scripts = [...open().head.querySelectorAll('script[type="application/ld+json"]')];
    const text = scripts.map((script) => script.textContent).join('');
    expect(text).toContain('"https://example.com/services#courier"');
    expect(text).toContain('BreadcrumbList');
  });
});
