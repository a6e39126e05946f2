// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PublicData, Renderer } from '@apoti/contract';
import { networkClaims } from '@apoti/contract/constants/claims';
import { defaultFranchiseModels } from '@apoti/contract/content/default-franchise-models';
import { publicData } from '../testing/public-data';
import { open as openPage, testAssets } from '../testing/render';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('./entry-server')));

const open = (url: string, changes: Partial<PublicData> = {}) => openPage(renderer, url, { data: publicData(changes) });
const doorsOf = (body: HTMLElement) => [...body.querySelectorAll('[data-model]')];
const [investor, partner] = defaultFranchiseModels;

function withNetwork(lagos: number, abuja: number): Partial<PublicData> {
  const { content } = publicData();
  const { network } = content.home;
  const few = { ...network, lagos: network.lagos.slice(0, lagos), abuja: network.abuja.slice(0, abuja) };
  return { content: { ...content, home: { ...content.home, network: few } } };
}

describe('the franchise page', () => {
  it('P12: shows 8 stations in Lagos and 2 in Abuja, and the figures of the network', () => {
    const { body } = open('/franchise');
    const lists = [...body.querySelectorAll('#locations ul')].map((list) => list.children.length);
    expect(lists).toEqual([8, 2]);
    for (const { value, label } of networkClaims) {
      expect(body.textContent).toContain(value);
      expect(body.textContent).toContain(label);
    }
    expect(body.textContent).toContain('Replies within 24 hours');
  });

  it('P12: each model is told whole, and its Apply Now leads to the form with its type', () => {
    const { body } = open('/franchise');
    const doors = doorsOf(body);
    expect(doors).toHaveLength(2);
    for (const [index, { id, title, description, benefits, investment, roi }] of defaultFranchiseModels.entries()) {
      for (const text of [title, description, investment, roi, ...benefits])
        expect(doors[index]?.textContent).toContain(text);
      const apply = doors[index]?.querySelector('a');
      expect(apply?.textContent).toBe(`Apply Now: ${title}`);
      expect(apply?.getAttribute('href')).toBe(`/franchise?type=${id}#application-form`);
    }
  });

  it('P12: without script the chosen type is set in the form, and an unknown one is not', () => {
    const chosen = open('/franchise?type=location-partner').body;
    const select = chosen.querySelector<HTMLSelectElement>('#application-form select[name="franchiseType"]');
    expect(select?.value).toBe('location-partner');
    expect(chosen.querySelector('[data-chosen]')?.getAttribute('data-model')).toBe('location-partner');
    expect(open('/franchise?type=other').body.querySelector('[data-chosen]')).toBeNull();
    expect(renderer.resolve('/franchise?type=other', publicData())?.url).toBe('/franchise');
  });

  it('P12: a type without a model is no type', () => {
    const data = publicData({ franchise: defaultFranchiseModels.slice(0, 1) });
    expect(renderer.resolve('/franchise?type=location-partner', data)?.url).toBe('/franchise');
    expect(renderer.resolve('/franchise?type=locker-investor', data)?.kept).toBe(true);
  });

  it('P12: the calculator answers without script, and keeps the type', () => {
    const { body } = open('/franchise?amount=20000000&type=locker-investor&years=2');
    const text = body.querySelector('#calculator')?.textContent ?? '';
    expect(text).toContain('₦5,000,000');
    expect(text).toContain('₦10,000,000');
    expect(body.querySelectorAll('#calculator tbody tr')).toHaveLength(2);
    expect(body.querySelector('#calculator form')?.getAttribute('method')).toBe('get');
    expect(body.querySelector<HTMLInputElement>('#calculator input[name="type"]')?.value).toBe('locker-investor');
    expect(text).toContain('No promise and no offer');
    expect(renderer.resolve('/franchise?amount=7', publicData())?.kept).toBe(false);
  });

  it('P12: an amount below the minimum is pointed out, and what is no amount is asked for again', () => {
    const note = 'Below the minimum of ₦12,500,000';
    expect(open('/franchise?amount=10000000').body.textContent).toContain(note);
    expect(open('/franchise?amount=12500000').body.textContent).not.toContain(note);
    for (const [amount, said] of [
      ['lots', 'This cannot be read as an amount'],
      ['0', 'Enter an amount above ₦0'],
      ['9999999999999999', 'The largest is ₦1,000,000,000,000.'],
    ])
      expect(open(`/franchise?amount=${amount}`).body.textContent).toContain(said);
    const below = [...open('/franchise').body.querySelectorAll('#calculator nav a')].filter((option) =>
      option.textContent?.includes('Below the minimum'),
    );
    expect(below.map((option) => option.getAttribute('href'))).toEqual(['/franchise?amount=5000000#calculator']);
  });

  it('P35: tells the space that a location needs', () => {
    expect(open('/franchise').body.querySelector('figcaption')?.textContent).toContain('8 ft by 10 ft by 4 ft');
  });

  it('P12: without models there is a word about it, no calculator, and still the form', () => {
    const { body } = open('/franchise', { franchise: [] });
    expect(body.textContent).toContain('No franchise terms at the moment');
    expect(body.querySelector('#calculator')).toBeNull();
    expect(body.querySelector('#application-form form')).not.toBeNull();
  });

  it('P12: one model, no benefits, a long name, empty figures: the page holds', () => {
    const title = 'Partner '.repeat(30).trim();
    const bare = { ...partner!, title, benefits: [], investment: '', roi: '' };
    const { body } = open('/franchise', { franchise: [bare] });
    expect(doorsOf(body)[0]?.querySelectorAll('h3, p, dd, li')).toHaveLength(2);
    expect(doorsOf(body)[0]?.textContent).toContain(title);
    expect(body.querySelector('#calculator')).toBeNull();
    const many = { ...investor!, benefits: Array.from({ length: 20 }, () => 'The same benefit') };
    expect(doorsOf(open('/franchise', { franchise: [many] }).body)[0]?.querySelectorAll('li')).toHaveLength(20);
  });

  it('P12: a city without stations is left out, and one is counted in good English', () => {
    const { body } = open('/franchise', withNetwork(1, 0));
    expect(body.querySelectorAll('#locations ul')).toHaveLength(1);
    expect(body.querySelector('#locations h3')?.textContent).toBe('Lagos 1 station');
    expect(open('/franchise', withNetwork(0, 0)).body.querySelectorAll('#locations ul')).toHaveLength(0);
  });

  it('P12: the head says what it is and where it stands; the server writes no style attribute', () => {
    const { head, body } = open('/franchise');
    const description = head.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    expect(description.length).toBeLessThanOrEqual(160);
    const facts = [...head.ownerDocument.querySelectorAll('script[type="application/ld+json"]')].map(
      (fact) => fact.textContent,
    );
    expect(facts.join()).toContain('"@type":"Organization"');
    expect(facts.join()).toContain('"item":"https://example.com/franchise"');
    expect(body.querySelector('[style]')).toBeNull();
  });
});
