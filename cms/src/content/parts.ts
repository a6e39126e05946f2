/** A part of the content object: where it stands in it, and the content type that keeps it. */
export type ContentPart = {
  at: readonly string[];
  uid: `api::${string}.${string}`;
  kind: 'list' | 'single';
};

/**
 * The content object, part by part (public-site §3). Field names are the contract's, so a part needs no mapping of its own;
 * store/attributes.ts holds the few names that Strapi reserves. Order matters: what others refer to comes first.
 */
export const contentParts: readonly ContentPart[] = [
  { at: ['heroSlides'], uid: 'api::hero-slide.hero-slide', kind: 'list' },
  { at: ['testimonials'], uid: 'api::testimonial.testimonial', kind: 'list' },
  { at: ['about'], uid: 'api::about-page.about-page', kind: 'single' },
  { at: ['services'], uid: 'api::services-page.services-page', kind: 'single' },
  { at: ['pricing'], uid: 'api::pricing-page.pricing-page', kind: 'single' },
  { at: ['contact'], uid: 'api::contact-info.contact-info', kind: 'single' },
  { at: ['faq', 'categories'], uid: 'api::faq-category.faq-category', kind: 'list' },
  { at: ['faq', 'faqs'], uid: 'api::faq.faq', kind: 'list' },
  { at: ['footer'], uid: 'api::footer.footer', kind: 'single' },
  { at: ['home'], uid: 'api::home-page.home-page', kind: 'single' },
  { at: ['site'], uid: 'api::site-setting.site-setting', kind: 'single' },
];

/** Content types whose change can change a part: a category's id stands in its questions. */
export const affectedParts: Record<string, readonly string[]> = {
  'api::faq-category.faq-category': ['api::faq-category.faq-category', 'api::faq.faq'],
};
