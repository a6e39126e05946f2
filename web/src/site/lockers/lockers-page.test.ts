// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PublicData, Renderer } from '@apoti/contract';
import { publicData } from '../../testing/public-data';
import { open as openPage, testAssets } from '../../testing/render';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('../../app/entry-server')));

type Stations = PublicData['stations'];
const open = (url: string, stations: Stations = publicData().stations) =>
  openPage(renderer, url, { data: publicData({ stations }) });
const names = (body: Element) => [...body.querySelectorAll('#stations h3')].map((each) => each.textContent);
const structured = (head: Element) =>
  [...head.querySelectorAll('script[type="application/ld+json"]')].map((each) => each.textContent).join();
const unit = (body: Element, id: number) => body.querySelector(`#station-${id}`)!;
const changed = (id: number, changes: Partial<Stations[number]>) =>
  publicData().stations.map((station) => (station.id === id ? { ...station, ...changes } : station));
const FULL = { count: 4, available: 0, dimensions: '' };
const full = { small: FULL, medium: FULL, large: FULL };

describe('the locker finder from the server', () => {
  it('P9: shows heading, call and e-mail, three sizes, seven stations and the three steps', () => {
    const { body } = open('/lockers');
    expect(body.querySelector('h1')?.textContent).toBe('Locker Stations');
    expect(body.querySelector('main a[href="tel:+2348000000000"]')).not.toBeNull();
    expect(body.querySelector('main a[href="mailto:hello@example.com"]')).not.toBeNull();
    expect(body.querySelector('#sizes')?.textContent).toMatch(/Small30x40x50.*₦500.*Medium.*₦800.*Large.*₦1,200/);
    expect(names(body)).toHaveLength(7);
    expect(body.querySelector('#reserve h2')?.textContent).toBe('How to Reserve a Locker');
    expect(body.querySelectorAll('#reserve li')).toHaveLength(3);
    expect(body.querySelector('#reserve')?.textContent).toContain('48 hours. It can be extended for a fee');
  });

  it('P9: without a phone number and an address nobody is told to call or write', () => {
    const { content } = publicData();
    const contact = { ...content.contact, phone: '', email: '' };
    const text = (data: PublicData) => openPage(renderer, '/lockers', { data }).body.textContent;
    expect(text(publicData())).toContain('Call or write to reserve');
    expect(text(publicData({ content: { ...content, contact } }))).not.toContain('Call or write to reserve');
  });

  it('P9: a station says where it is, what is free, and how to reserve and to get there', () => {
    const text = unit(open('/lockers').body, 1).textContent;
    for (const part of ['Active', 'Victoria Island Station', '1 Example Close', '17 of 36 free', '9 of 16', 'CCTV'])
      expect(text).toContain(part);
    expect(text).toContain('Updated 20 Nov 2026, 12:30');
    const links = [...unit(open('/lockers').body, 1).querySelectorAll('a')].map((link) => link.href);
    expect(links).toContain('tel:+2348000000000');
    expect(links.some((link) => link.includes('destination=6.4302%2C3.4219'))).toBe(true);
  });

  it.each([
    ['maintenance', 'Being looked after'],
    ['inactive', 'Out of service'],
    ['planned', 'Coming soon'],
  ] as const)('P9: a station that is in %s cannot be reserved and says so', (status, reason) => {
    const text = unit(open('/lockers', changed(1, { status })).body, 1).textContent;
    expect(text).toContain(reason);
    expect(text).not.toContain('Reserve Now');
    expect(text).toContain('Get Directions');
  });

  it('P9: a full station names the nearest one with room', () => {
    const { body } = open('/lockers', changed(2, { lockerSizes: full }));
    expect(unit(body, 2).textContent).toContain('Full right now. Nearest with room: Victoria Island Station, 1.6 km');
    expect(unit(body, 2).querySelector('a[href="/lockers?station=1#station-1"]')).not.toBeNull();
    expect(unit(body, 2).textContent).not.toContain('Reserve Now');
  });

  it('P9: filters combine in the address, and the form keeps them without script', () => {
    const { body } = open('/lockers?state=Lagos&size=large&feature=Security+Guard');
    expect(names(body)).toEqual(['Ikoyi Station', 'Lekki Station']);
    const form = body.querySelector<HTMLFormElement>('form[role="search"]')!;
    expect(form.getAttribute('method')).toBe('get');
    expect(Object.fromEntries(new FormData(form))).toEqual({
      state: 'Lagos',
      area: '',
      size: 'large',
      feature: 'Security Guard',
    });
    expect(form.querySelector('noscript')?.textContent).toContain('Show stations');
  });

  it('P9: what nothing matches leads back to all stations', () => {
    const { body } = open('/lockers?state=Abuja&feature=Backup+Power');
    expect(names(body)).toEqual([]);
    expect(body.querySelector('#stations')?.textContent).toContain('No station has all of that');
    expect([...body.querySelectorAll('#stations a')].at(-1)?.getAttribute('href')).toBe('/lockers');
  });

  it('P9: without stations the page says so, and shows none of the defaults', () => {
    const { body, head } = open('/lockers', []);
    expect(body.querySelector('#stations')?.textContent).toContain('No stations yet');
    expect(structured(head)).not.toContain('LocalBusiness');
  });

  it('P9: a station has an address of its own, which names it; a station that is not there has none', () => {
    const { head } = open('/lockers?station=2');
    expect(head.querySelector('title')?.textContent).toContain('Ikoyi Station, Lagos');
    expect(head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://example.com/lockers?station=2',
    );
    expect(structured(head)).toContain('"latitude":6.4441');
    expect(structured(head)).not.toContain('6.4302');
    expect(renderer.resolve('/lockers?station=99', publicData())).toMatchObject({ url: '/lockers', kept: true });
  });

  it('P9: coordinates that nobody has entered are told to nobody', () => {
    const { head, body } = open('/lockers', changed(1, { coordinates: { lat: 0, lng: 0 } }));
    expect(structured(head)).not.toContain('"latitude":0');
    expect(unit(body, 1).innerHTML).toContain('destination=1+Example+Close');
  });

  it("P9: what is the company's own business does not travel to the browser", () => {
    const stations = changed(1, { contactPerson: 'Secret Person', monthlyRevenue: 987_654, totalDeliveries: 13_579 });
    const { html } = open('/lockers', stations);
    for (const text of ['Secret Person', '987654', '13579', 'monthlyRevenue', 'contactPerson', 'lastMaintenance'])
      expect(html).not.toContain(text);
  });

  describe('with three hundred stations', () => {
    const [one, two] = publicData().stations;
    const stations = Array.from({ length: 300 }, (_, index) => ({
      ...(index % 3 === 0 ? two! : one!),
      id: index + 1,
      name: 'Name '.repeat(20),
    }));
    const more = (body: Element) =>
      [...body.querySelectorAll('a')].find((each) => each.textContent === 'Show more stations')?.getAttribute('href');

    it('P9: shows the first ones and the way to more, without script too', () => {
      const { body, html, head } = open('/lockers', stations);
      expect(names(body)).toHaveLength(24);
      expect(more(body)).toBe('/lockers?show=48#station-25');
      expect(html.length).toBeLessThan(300_000);
      expect(structured(head).match(/"LocalBusiness"/g)).toHaveLength(24);
      expect(names(open('/lockers?show=48', stations).body)).toHaveLength(48);
      const all = open('/lockers?show=312', stations).body;
      expect([names(all).length, more(all)]).toEqual([300, undefined]);
    });

    it('P9: filtered ones likewise; the filter stays in the address', () => {
      const { body } = open('/lockers?area=Ikoyi', stations);
      expect(names(body)).toHaveLength(24);
      expect(more(body)).toBe('/lockers?area=Ikoyi&show=48#station-73');
    });

    it('P9: one further down that is pointed out is there', () => {
      const { body } = open('/lockers?station=290', stations);
      expect(names(body)).toHaveLength(25);
      expect(unit(body, 290)).not.toBeNull();
      // Nor is it forgotten on the way to more.
      expect(more(body)).toBe('/lockers?show=48&station=290#station-25');
    });

    it.each(['x', '25', '-48', '336', '1e9'])(
      'P9: a number of them that the page does not offer (%s) counts as none',
      (show) => {
        expect(renderer.resolve(`/lockers?show=${show}`, publicData({ stations }))?.url).toBe('/lockers');
      },
    );
  });

  it('P9: prices are not shown while single payments are switched off', () => {
    const { content } = publicData();
    const payAsYouGo = { ...content.pricing.payAsYouGo, enabled: false };
    const data = publicData({ content: { ...content, pricing: { ...content.pricing, payAsYouGo } } });
    const text = openPage(renderer, '/lockers', { data }).body.querySelector('#sizes')?.textContent;
    expect(text).toContain('30x40x50 cm');
    expect(text).not.toContain('₦');
  });

  it('P8, P9: a size is described as on the pricing page, also where an editor has emptied it', () => {
    const { content } = publicData();
    const { payAsYouGo } = content.pricing;
    const textsWith = (changes: Partial<typeof payAsYouGo.smallLocker>) => {
      const smallLocker = { ...payAsYouGo.smallLocker, ...changes };
      const pricing = { ...content.pricing, payAsYouGo: { ...payAsYouGo, smallLocker } };
      const data = publicData({ content: { ...content, pricing } });
      return ['/lockers', '/pricing'].map(
        (url) => openPage(renderer, url, { data }).body.querySelector('#sizes li, #pay-as-you-go li')?.textContent,
      );
    };
    for (const text of textsWith({ description: 'Up to 8 kg. Rings.' })) {
      for (const words of ['Up to 8 kg', 'Rings.']) expect(text).toContain(words);
      expect(text).not.toContain('5 kg');
    }
    for (const text of textsWith({ description: '', dimensions: '', price: '' }))
      for (const words of ['30x40x50 cm', 'Up to 5 kg', 'Documents, a phone, a pair of shoes.', '₦500'])
        expect(text).toContain(words);
  });
});
