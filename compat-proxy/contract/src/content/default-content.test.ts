import { describe, expect, it } from 'vitest';
import { networkCounts } from '../constants/claims';
import { withProductNames } from '../lib/product-name';
import { contentSchema } from '../resources/content/content';
import { testimonialCategories } from '../resources/content/testimonial';
import { defaultContent } from './default-content';

const { heroSlides, testimonials, services, pricing, contact, faq, footer, home, site } = defaultContent;

/** Values that occur more than once. */
function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function answersAbout(category: string): string {
  return faq.faqs
    .filter((item) => item.category === category)
    .map(({ answer }) => answer)
    .join(' ');
}

describe('default content', () => {
  it('P31: it is whole and valid', () => {
    expect(contentSchema.parse(defaultContent)).toEqual(defaultContent);
  });

  it.each([
    ['slides', heroSlides.map(({ id }) => id)],
    ['testimonials', testimonials.map(({ id }) => id)],
    ['questions', faq.faqs.map(({ id }) => id)],
    ['question texts', faq.faqs.map(({ question }) => question)],
    ['categories', faq.categories.flatMap(({ id, name }) => [id, name])],
    ['services', services.services.flatMap(({ key, name }) => [key, name])],
    ['offices', contact.offices.flatMap(({ key, name }) => [key, name])],
    ['plans', pricing.plans.flatMap(({ key, name }) => [key, name])],
    ['features', home.features.items.flatMap(({ key, title }) => [key, title])],
    ['steps', home.howItWorks.steps.flatMap(({ key, title }) => [key, title])],
    ['partners', home.partners.items.flatMap(({ key, name }) => [key, name])],
    ['places', [...home.network.lagos, ...home.network.abuja].flatMap(({ key, name }) => [key, name])],
    [
      'links',
      [...footer.quickLinks, ...footer.services, ...footer.legalLinks].flatMap(({ key, label }) => [key, label]),
    ],
  ])('C6: every one of the %s can be told from the others', (_, names) => {
    expect(names).not.toContain('');
    expect(repeated<string | number>(names)).toEqual([]);
  });

  it('P3: the brand is a setting and stands in no text', () => {
    const named = withProductNames(defaultContent, 'Ile Eru');
    expect(named.footer.copyrightText).toBe('© Ile Eru. All rights reserved.');
    expect(JSON.stringify({ ...named, site: null })).not.toMatch(new RegExp(`${site.siteName}|[{}]product`, 'i'));
  });

  it('P3: the footer leads to every page of public-site §2', () => {
    const paths = [...footer.quickLinks, ...footer.services, ...footer.legalLinks].map(({ path }) => path);
    expect(paths.sort()).toEqual(
      [
        ['/about', '/services', '/pricing', '/lockers', '/faq', '/contact', '/privacy', '/terms', '/cookies', '/login'],
        ['personal', 'business', 'courier', 'ecommerce', 'api'].map((anchor) => `/services#${anchor}`),
      ]
        .flat()
        .sort(),
    );
  });

  it('P4: three active slides', () => {
    expect(heroSlides.map(({ active }) => active)).toEqual([true, true, true]);
  });

  it('P5: the network has 8 places in Lagos and 2 in Abuja; three steps lead to the parcel', () => {
    expect(home.network.lagos).toHaveLength(networkCounts.lagos);
    expect(home.network.abuja).toHaveLength(networkCounts.abuja);
    expect(home.network.expansion).toMatch(/Port Harcourt, Kano and Ibadan/);
    expect(home.howItWorks.steps.map(({ title }) => title)).toEqual([
      'Contact Us',
      'Courier Drop-off',
      'Pickup Anytime',
    ]);
  });

  it('P5: testimonials of all categories, each marked as an example', () => {
    expect(new Set(testimonials.map(({ category }) => category))).toEqual(new Set(testimonialCategories));
    expect(testimonials.length).toBeGreaterThanOrEqual(6);
    expect(testimonials.filter(({ name }) => !name.endsWith('(example)'))).toEqual([]);
  });

  it('P7: the first services are the anchors of the page', () => {
    expect(services.services.slice(0, 3).map(({ key }) => key)).toEqual(['personal', 'business', 'courier']);
  });

  it('P8: plans and pay-as-you-go have the prices of public-site §9', () => {
    expect(pricing.plans.map(({ name, price, period, popular }) => [name, price, period, popular])).toEqual([
      ['Basic', '₦1,000', 'per month', false],
      ['Premium', '₦2,500', 'per month', true],
      ['Business', '₦6,000', 'per month', false],
    ]);
    expect(pricing.plans.map(({ features }) => features.slice(0, 2).join(', '))).toEqual([
      '5 deliveries per month, 24-hour storage',
      '15 deliveries per month, 48-hour storage',
      'Unlimited deliveries, 72-hour storage',
    ]);
    const { smallLocker, mediumLocker, largeLocker } = pricing.payAsYouGo;
    expect(
      [smallLocker, mediumLocker, largeLocker].map(({ price, dimensions, description }) =>
        [price, dimensions, description.split('.')[0]].join(', '),
      ),
    ).toEqual(['₦500, 30x40x50 cm, Up to 5 kg', '₦800, 40x50x60 cm, Up to 10 kg', '₦1,200, 50x60x70 cm, Up to 20 kg']);
  });

  it('P10: at least 20 questions over all eight categories', () => {
    expect(faq.categories).toHaveLength(8);
    expect(faq.faqs.length).toBeGreaterThanOrEqual(20);
    expect(new Set(faq.faqs.map(({ category }) => category))).toEqual(new Set(faq.categories.map(({ id }) => id)));
  });

  it.each([
    ['general', /aged 18 or over/],
    ['general', /Monday to Friday from 8:00 AM to 6:00 PM, Saturday and Sunday from 10:00 AM to 4:00 PM/],
    ['general', /₦12,500,000 or more, with a return of 25% per year/],
    ['locations', /8 ft by 10 ft by 4 ft/],
    ['delivery', /lasts 48 hours/],
    ['delivery', /extended for a fee/],
    ['delivery', /After 30 days an unclaimed item may be disposed of/],
    ['usage', /30x40x50 cm.*40x50x60 cm.*50x60x70 cm/],
    ['security', /capped at the amount that you paid us in the prior 12 months/],
    ['security', /answered within 30 days/],
    ['payments', /card, by bank transfer, by mobile payment or from the in-app wallet/],
    ['payments', /₦500 per standard package with 24-hour storage/],
    ['payments', /billed monthly and renew automatically/],
    ['payments', /takes effect at the end of the billing cycle/],
    ['payments', /further standard package costs ₦300/],
    ['payments', /within 48 hours after the account has ended/],
  ])('P33: the questions about %s say %s', (category, statement) => {
    expect(answersAbout(category)).toMatch(statement);
  });

  it.each([
    /50 expandable compartments/,
    /four compartment sizes/i,
    /21\.5-inch touch screen/,
    /24\/7/,
    /weatherproof/i,
    /QR code, card or one-time PIN/,
    /chatbot/,
    /web and mobile app/i,
    /door to door, locker to door or locker to locker/,
  ])('P35: the SmartLocker section says %s', (fact) => {
    expect(home.smartLocker.points.join('\n')).toMatch(fact);
  });
});
