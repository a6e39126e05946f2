import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  aboutSchema,
  contactInfoSchema,
  contentLists,
  defaultContent,
  defaultSeo,
  defaultSettings,
  contactMessageSchema,
  eventSchema,
  faqCategorySchema,
  faqItemSchema,
  footerSchema,
  franchiseApplicationSchema,
  franchiseModelSchema,
  heroSlideSchema,
  homeSchema,
  memberSchema,
  newCustomEvent,
  newEvent,
  newFacebookEvent,
  newFaqItem,
  newHeroSlide,
  newMember,
  newPlan,
  newPost,
  newRedirect,
  newStation,
  newTestimonial,
  OPENING_HOURS_EXAMPLE,
  postSchema,
  pricingSchema,
  printedDimensions,
  seoSchema,
  servicesSchema,
  settingsSchema,
  siteSchema,
  stationSchema,
  subscriptionSchema,
  testimonialSchema,
} from '@apoti/contract';
import { describeFields, type Described } from './support/describe-contract';
import { attributesOf, defaultsOf, describeModel } from './support/describe-strapi';

const pairs = {
  'hero-slide': heroSlideSchema,
  testimonial: testimonialSchema,
  'about-page': aboutSchema,
  'services-page': servicesSchema,
  'pricing-page': pricingSchema,
  'contact-info': contactInfoSchema,
  'faq-category': faqCategorySchema,
  faq: faqItemSchema,
  footer: footerSchema,
  'home-page': homeSchema,
  'site-setting': siteSchema,
  'seo-setting': seoSchema,
  'general-setting': settingsSchema,
  'team-member': memberSchema,
  post: postSchema.omit({ status: true }),
  station: stationSchema,
  event: eventSchema,
  'franchise-model': franchiseModelSchema,
  subscriber: subscriptionSchema,
  'contact-message': contactMessageSchema,
  'franchise-application': franchiseApplicationSchema,
};

/** What new ones hold, of content that is there once what it holds at first. Items of lists stand under `…[]`. */
const begins: Record<string, object> = {
  'hero-slide': newHeroSlide,
  testimonial: newTestimonial,
  faq: newFaqItem,
  'team-member': newMember,
  post: newPost(0),
  station: newStation(0),
  event: newEvent(0),
  footer: defaultContent.footer,
  'pricing-page': { ...defaultContent.pricing, 'plans[]': newPlan },
  'home-page': { features: { 'items[]': contentLists['home.features.items'].defaults } },
  'seo-setting': { ...defaultSeo, 'redirects[]': newRedirect },
  'general-setting': {
    ...defaultSettings,
    socialAnalytics: {
      ...defaultSettings.socialAnalytics,
      facebookPixel: { ...defaultSettings.socialAnalytics.facebookPixel, 'customEvents[]': newFacebookEvent },
    },
    advancedTracking: { ...defaultSettings.advancedTracking, 'customEvents[]': newCustomEvent },
  },
};

function valueAt(value: unknown, path: string): unknown {
  const at = (inner: unknown, name: string): unknown =>
    Object.entries(Object(inner)).find(([key]) => key === name)?.[1];
  return path.split('.').reduce(at, value);
}

/** A question's category is a text on the wire and a relation in Strapi. */
function asStored(name: string, fields: Record<string, Described>): Record<string, Described> {
  return name === 'faq' ? { ...fields, category: { kind: 'relation' } } : fields;
}

describe('contract and Strapi', () => {
  it.each(Object.entries(pairs))('Q4: %s has the same fields, limits and choices on both sides', (name, schema) => {
    expect(describeModel(`api::${name}.${name}`)).toEqual(asStored(name, describeFields(schema)));
  });

  it('Q4: choices that Strapi cannot leave empty are required; a text longer than a column takes is stored as text', () => {
    for (const name of Object.keys(pairs)) {
      for (const [field, attribute] of Object.entries(attributesOf(`api::${name}.${name}`))) {
        if (attribute.type === 'enumeration') expect([name, field, attribute['required']]).toEqual([name, field, true]);
        const isLong = attribute.type === 'string' && Number(attribute['maxLength']) > 255;
        if (isLong) expect([name, field, attribute['column']]).toEqual([name, field, { type: 'text' }]);
      }
    }
  });

  it.each(Object.entries(begins))(
    'Q4, A22: %s begins in the panel with what it begins with elsewhere',
    (name, begin) => {
      const kept = defaultsOf(`api::${name}.${name}`);
      expect(kept).toEqual(Object.fromEntries(Object.keys(kept).map((path) => [path, valueAt(begin, path)])));
    },
  );

  it('A22: no other kind has a default that the contract would have to know', () => {
    const others = Object.keys(pairs).filter((name) => !(name in begins));
    expect(others.map((name) => [name, defaultsOf(`api::${name}.${name}`)])).toEqual(others.map((name) => [name, {}]));
  });

  it('Q4: what visitors may see is switched on in new entries', () => {
    const { active } = attributesOf('api::hero-slide.hero-slide');
    expect(active).toMatchObject({ type: 'boolean', default: true });
  });
});

describe('panel', () => {
  it.each([
    ['api/seo-setting/content-types/seo-setting/schema', 'openingHours', `Such as ${OPENING_HOURS_EXAMPLE}.`],
    ['components/station/locker-size', 'dimensions', `Such as ${newStation(0).lockerSizes.small.dimensions}.`],
    ['components/pricing/size-price', 'dimensions', `Such as ${printedDimensions('small')}.`],
  ])('A22: %s shows of %s the same example as the back-office', (file, field, hint) => {
    const { config } = JSON.parse(readFileSync(new URL(`../src/${file}.json`, import.meta.url), 'utf8'));
    expect(config.metadatas[field].edit.description).toBe(hint);
  });

  it('R1: every attribute has an English label', () => {
    for (const name of Object.keys(pairs)) {
      const file = new URL(`../src/api/${name}/content-types/${name}/schema.json`, import.meta.url);
      const { attributes, config } = JSON.parse(readFileSync(file, 'utf8'));
      for (const attribute of Object.keys(attributes)) {
        expect(config.metadatas[attribute]?.edit.label, `${name}.${attribute}`).toMatch(/^[A-Z]/);
      }
    }
  });
});
