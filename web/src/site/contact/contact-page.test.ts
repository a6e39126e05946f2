// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Office, Renderer, SiteSettings } from '@apoti/contract';
import { publicData } from '../../testing/public-data';
import { open as openPage, testAssets } from '../../testing/render';
import { contactDataOf } from './contact-data';
import { contactPage } from './contact-page';
import { mapPlaces } from './map-places';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('../../app/entry-server')));

const open = (data = publicData()) => openPage(renderer, '/contact', { data });
const structured = (head: Element) =>
  [...head.querySelectorAll('script[type="application/ld+json"]')].map((each) => each.textContent).join();

describe('the contact page from the server', () => {
  it('P11: has the three cards, with the hours of weekends, and WhatsApp', () => {
    const { body } = open();
    const main = body.querySelector('main')!;
    const cards = [...main.querySelectorAll('header li')].map((each) => each.textContent);
    expect(cards).toEqual([
      expect.stringMatching(/^Call.*\+234 800 000 0000/),
      expect.stringMatching(/^Email.*hello@example.com.*support@example.com/),
      expect.stringMatching(/^Working hours.*Mon-Fri 8:00 AM-6:00 PM.*Sat-Sun 10:00 AM-4:00 PM/),
    ]);
    expect(main.querySelector('a[href="https://wa.me/2348000000001"]')).not.toBeNull();
    expect(main.querySelector('form#contact-form')).not.toBeNull();
  });

  it('P11: a card of which an editor has emptied all is left out, and the description names no hours', () => {
    const { content } = publicData();
    const none = { phone: '', whatsapp: '', email: '', supportEmail: '', address: '', weekendHours: '', hours: '' };
    const shown = (contact: Partial<typeof none>) =>
      open(publicData({ content: { ...content, contact: { ...content.contact, ...none, ...contact } } }));
    const titles = (body: Element) => [...body.querySelectorAll('main header li h2')].map((each) => each.textContent);
    expect(titles(shown({}).body)).toEqual([]);
    expect(shown({}).body.querySelector('main header ul')).toBeNull();
    expect(titles(shown({ whatsapp: 'abc', weekendHours: 'Never' }).body)).toEqual(['Call', 'Working hours']);
    const description = (head: Element) => head.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description(shown({}).head)).toMatch(/Port Harcourt\.$/);
    expect(description(shown({ hours: 'Mon 8–9' }).head)).toMatch(/Hours: Mon 8–9\.$/);
  });

  it('P11: has three offices with directions, all stations in words, and the placeholder while there is no map', () => {
    const places = open().body.querySelector('#offices')!;
    expect([...places.querySelectorAll('h3')].map((each) => each.textContent)).toEqual([
      'Lagos HQ',
      'Abuja',
      'Port Harcourt',
    ]);
    expect(places.querySelectorAll('h3 ~ a[href*="destination="]')).toHaveLength(3);
    expect(places.textContent).toContain('Interactive map would be displayed here');
    expect(places.querySelectorAll('details li')).toHaveLength(7);
  });

  it('P11: an office that an editor has changed, added or removed is so in the cards, in both descriptions and on the map', () => {
    const { content } = publicData();
    const [lagos] = content.contact.offices;
    const ikeja = { key: 'new', name: 'Ikeja', address: '4 Example Road, Ikeja', coordinates: '', purpose: '' };
    const shown = (offices: Office[]) => {
      const data = publicData({ content: { ...content, contact: { ...content.contact, offices } } });
      const { body, head } = open(data);
      const cards = [...body.querySelectorAll('#offices h3')].map((each) => each.parentElement);
      return {
        cards: cards.map((card) => [...(card?.children ?? [])].map((part) => part.textContent)),
        links: cards.map((card) => card?.querySelector('a')?.href),
        description: head.querySelector('meta[name="description"]')?.getAttribute('content'),
        facts: structured(head),
        marks: mapPlaces(contactDataOf(data, null).offices, []).map(({ name, coordinates }) => [name, coordinates]),
      };
    };
    const two = shown([{ ...lagos!, name: 'Lekki', coordinates: '6.5,3.5' }, ikeja]);
    expect(two.cards).toEqual([
      ['Lekki', lagos!.address, lagos!.purpose, expect.stringMatching(/^Get Directions/)],
      ['Ikeja', ikeja.address, expect.stringMatching(/^Get Directions/)],
    ]);
    expect(two.links).toEqual([
      expect.stringContaining('destination=6.5%2C3.5'),
      expect.stringContaining('destination=4+Example+Road'),
    ]);
    expect(two.description).toMatch(/^Call, write or drop by: our offices are Lekki, Ikeja\./);
    expect(two.facts).toContain('"latitude":6.5,"longitude":3.5');
    expect(two.facts).toContain(`"name":"Ikeja","address":{"@type":"PostalAddress","streetAddress":"${ikeja.address}"`);
    expect(two.facts.match(/GeoCoordinates/g)).toHaveLength(1);
    expect(two.marks).toEqual([['Lekki', { lat: 6.5, lng: 3.5 }]]);
    expect(shown([ikeja]).description).toMatch(/^Call, write or drop by: our office is Ikeja\./);
    const none = shown([]);
    expect(none.cards).toEqual([]);
    expect(none.description).toMatch(/^Call us, or write to us\. Hours: /);
    expect(none.facts).not.toContain('"location"');
    expect(none.facts).toContain('"@type":"ContactPoint"');
  });

  it('P11: without offices the stations stand alone; without both there is no such section', () => {
    const { content } = publicData();
    const contact = { ...content.contact, offices: [] };
    const places = (stations = publicData().stations) =>
      open(publicData({ content: { ...content, contact }, stations })).body.querySelector('#offices');
    expect(places()?.querySelectorAll('details li')).toHaveLength(7);
    expect(places()?.querySelector('h3')).toBeNull();
    expect(places([])).toBeNull();
  });

  it('P11: links to the networks that have an address', () => {
    const { content } = publicData();
    const socialMedia = { ...content.contact.socialMedia, twitter: '' };
    const { body } = open(publicData({ content: { ...content, contact: { ...content.contact, socialMedia } } }));
    const links = body.querySelectorAll('nav[aria-label="Social networks"] a');
    expect([...links].map((link) => link.textContent.trim())).toEqual(['Facebook', 'Instagram', 'LinkedIn']);
  });

  it('P11: shows the first three active questions, also to search engines, and leads to all', () => {
    const { content } = publicData();
    const [hidden, ...others] = content.faq.faqs;
    const faqs = [{ ...hidden!, active: false }, ...others];
    const { body, head } = open(publicData({ content: { ...content, faq: { ...content.faq, faqs } } }));
    const shown = [...body.querySelectorAll('#faq summary')].map((each) => each.textContent);
    expect(shown).toEqual(others.slice(0, 3).map(({ question }) => question));
    for (const question of shown) expect(structured(head)).toContain(question);
    expect(structured(head)).not.toContain(hidden!.question);
    expect(body.querySelector('#faq a[href="/faq"]')?.textContent).toBe('View all FAQs');
  });

  it('P11: tells search engines how to reach the company, and of no questions when none are shown', () => {
    const { content } = publicData();
    const { head } = open(publicData({ content: { ...content, faq: { ...content.faq, faqs: [] } } }));
    expect(structured(head)).toContain('"@type":"ContactPoint"');
    expect(structured(head)).toContain('BreadcrumbList');
    expect(structured(head)).not.toContain('FAQPage');
  });

  it('A17, X5: the contact point of the SEO settings stands first, before those of the content', () => {
    const { seo } = publicData();
    const contactPoint = { telephone: '+2348000000009', contactType: 'sales', email: '' };
    const organizationSchema = { ...seo.organizationSchema, contactPoint };
    const types = (data = publicData()) => structured(open(data).head).match(/(?<="contactType":")[^"]*/g);
    expect(types()).toEqual(['customer service', 'customer support']);
    expect(types(publicData({ seo: { ...seo, organizationSchema } }))).toEqual([
      'sales',
      'customer service',
      'customer support',
    ]);
  });

  it("P11: the map's address comes from the operator; stations to come are on no map; nothing private travels", () => {
    const stations = publicData().stations.map((station, index) => ({
      ...station,
      status: index === 0 ? ('planned' as const) : station.status,
    }));
    const settings: SiteSettings = { mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}', attribution: 'Us' } };
    const input = { params: {}, query: {}, now: 0, origin: '', form: null, data: publicData({ stations }) };
    expect(contactPage.page(input).mapTiles).toBeNull();
    const page = contactPage.page({ ...input, settings });
    expect(page.mapTiles).toEqual(settings.mapTiles);
    expect(page.stations).toHaveLength(6);
    expect(Object.keys(page.stations[0]!)).toEqual(['id', 'name', 'address', 'state', 'coordinates']);
  });
});
