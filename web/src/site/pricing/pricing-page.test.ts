// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Pricing, Renderer } from '@apoti/contract';
import { defaultPricing } from '@apoti/contract/content/default-pricing';
import { publicData } from '../../testing/public-data';
import { open as openPage, testAssets } from '../../testing/render';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('../../app/entry-server')));

const data = publicData();
function open(changes: Partial<Pricing> = {}, query = '') {
  const content = { ...data.content, pricing: { ...defaultPricing, ...changes } };
  const page = openPage(renderer, `/pricing${query}`, { data: publicData({ content }) });
  return { ...page, main: page.body.querySelector('main')! };
}
/** The address of each link or button by its words. */
const linkOf = (root: Element, words: string) =>
  [...root.querySelectorAll('a')].filter((link) => link.textContent === words).map((link) => link.getAttribute('href'));
const section = (main: Element, title: string) =>
  [...main.querySelectorAll('section')].find((each) => each.querySelector('h2')?.textContent === title)!;
const off = { ...defaultPricing.payAsYouGo, enabled: false };

describe('the Pricing page', () => {
  it('P8: three plans with their prices, Premium the most popular', () => {
    const plans = [...open().main.querySelectorAll('#plans li[class*=door]')].map((plan) => plan.textContent ?? '');
    expect(plans).toHaveLength(3);
    for (const [index, said] of ['Basic ₦1,000', 'Premium ₦2,500', 'Business ₦6,000'].entries())
      for (const word of said.split(' ')) expect(plans[index]).toContain(word);
    expect(plans.map((plan) => plan.includes('Most popular'))).toEqual([false, true, false]);
  });

  it('P8: package cards tell price, dimensions, weight limit, use and storage', () => {
    const cards = [...open().main.querySelectorAll('#pay-as-you-go li')].map((card) => card.textContent ?? '');
    for (const [index, words] of [
      ['Small', '₦500', '30x40x50 cm', 'Up to 5 kg', 'Documents, a phone, a pair of shoes.'],
      ['Medium', '₦800', '40x50x60 cm', 'Up to 10 kg', 'Clothes, books, a blender.'],
      ['Large', '₦1,200', '50x60x70 cm', 'Up to 20 kg', 'A printer, a carton of stock'],
    ].entries())
      for (const word of [...words, 'Ideal for', '24-hour storage included']) expect(cards[index]).toContain(word);
  });

  it('P8: plansEnabled off hides the plans, payAsYouGo.enabled off the packages and the size finder', () => {
    const noPlans = open({ plansEnabled: false }).main;
    expect(noPlans.querySelector('#plans, a[href="#plans"]')).toBeNull();
    expect(noPlans.querySelector('#pay-as-you-go')).not.toBeNull();
    const noPackages = open({ payAsYouGo: off }).main;
    expect(noPackages.querySelector('#pay-as-you-go, #size-finder, a[href="#size-finder"]')).toBeNull();
    expect(noPackages.querySelector('#plans')).not.toBeNull();
    expect(open({ plans: [] }).main.querySelector('#plans')).toBeNull();
  });

  it('P8: what is switched off is not told to search engines or the browser either', () => {
    const { html } = open({ plansEnabled: false, payAsYouGo: off });
    expect(html).not.toContain('OfferCatalog');
    expect(html).not.toContain('plan-premium');
  });

  it('P8: Enterprise Solutions, Ready to Get Started? and Need Help Choosing? with their links', () => {
    const { main } = open({ plansEnabled: false, payAsYouGo: off });
    expect(linkOf(section(main, 'Enterprise Solutions'), 'Contact Sales')).toEqual(['/contact']);
    const start = section(main, 'Ready to Get Started?');
    expect(linkOf(start, 'Create Your Account')).toEqual(['/register']);
    expect(linkOf(start, 'Contact Sales')).toEqual(['/contact']);
    expect(linkOf(section(main, 'Need Help Choosing?'), 'Contact Support')).toEqual(['/contact']);
  });

  it('P8: exactly five questions, which search engines get as they are shown', () => {
    const { main, head } = open();
    const shown = [...main.querySelectorAll('#questions details')].map((each) => [
      each.querySelector('summary')?.textContent,
      each.querySelector('p')?.textContent,
    ]);
    expect(shown).toHaveLength(5);
    const json = [...head.querySelectorAll('script[type="application/ld+json"]')]
      .map((each) => each.textContent)
      .join('');
    for (const text of shown.flat()) expect(json).toContain(JSON.stringify(text));
  });

  it('P8: questions and the terms below the plans go by the plans and switches, for search engines too', () => {
    const [basic, premium, business] = defaultPricing.plans;
    const renamed = open({ plans: [basic!, { ...premium!, name: 'Plus' }, business!] });
    expect(renamed.main.querySelector('#plans dl')?.textContent).toContain('Included in Plus and Business.');
    expect(renamed.main.querySelector('#questions')?.textContent).toContain('48 on Plus');
    expect(renamed.html).not.toContain('Premium');
    const none = open({ plansEnabled: false });
    expect(none.main.querySelectorAll('#questions details')).toHaveLength(5);
    expect(none.html).not.toMatch(/Subscriptions are billed|on top of the plan|on Basic/);
    const only = open({ plans: [{ ...basic!, features: [] }] });
    expect(only.main.querySelector('#plans dl')?.textContent).not.toContain('All locker sizes');
  });

  it('P33: every statement about prices is there, also when the plans’ cards say nothing of it', () => {
    const bare = defaultPricing.plans.map((plan) => ({ ...plan, features: [] }));
    const text = open({ description: '', subtitle: '', plans: bare }).main.textContent;
    for (const said of [
      'card, bank transfer, mobile payment or in-app wallet',
      'billed monthly and renew automatically',
      'takes effect at the end of the billing cycle',
      'Each further standard package costs ₦300',
      '₦500 per standard package with 24-hour storage',
      'Premium and Business include all locker sizes',
      '24 hours on Basic, 48 on Premium and 72 on Business',
    ])
      expect(text).toContain(said);
  });

  it('P34: pay-as-you-go says 24 hours, a standard reservation 48 hours, extendable for a fee', () => {
    const text = open().main.querySelector('#pay-as-you-go')?.textContent;
    expect(text).toContain('24-hour storage');
    expect(text).toContain('A standard reservation lasts 48 hours and can be extended for a fee.');
  });

  it('P8: forty features are folded and none is lost; a plan without any has no list', () => {
    const [basic] = defaultPricing.plans;
    const features = Array.from({ length: 40 }, (_, index) => `Feature ${index}`);
    const { main } = open({
      plans: [
        { ...basic!, features },
        { ...basic!, key: 'bare', features: [] },
      ],
    });
    const doors = [...main.querySelectorAll('#plans li[class*=door]')];
    expect([...doors[0]!.querySelectorAll('li')].map((item) => item.textContent)).toEqual(features);
    expect(doors[0]!.querySelectorAll('details li')).toHaveLength(32);
    expect(doors[1]!.querySelector('ul')).toBeNull();
  });

  it('P8: prices that are amounts are offers; others are not given to search engines as such', () => {
    const [basic, premium] = defaultPricing.plans;
    const { head } = open({ plans: [{ ...basic!, price: 'On request' }, premium!], payAsYouGo: off });
    const json = [...head.querySelectorAll('script[type="application/ld+json"]')]
      .map((each) => each.textContent)
      .join('');
    expect(json).toContain('"price":"2500"');
    expect(json).not.toContain('On request');
  });

  it('P8: without script the size finder answers a plain form', () => {
    const { main } = open({}, '?length=50&width=12,5&height=40&weight=7');
    const form = main.querySelector('#size-finder form');
    expect(form?.getAttribute('method')).toBe('get');
    expect(form?.querySelector<HTMLInputElement>('[name="width"]')?.value).toBe('12,5');
    expect(main.querySelector('#size-finder [role="status"] h3')?.textContent).toBe('Medium, ₦800');
  });
});
