/** How a new entry gets its wire id, and whether its list has an order (design: writing). */
export type IdRule = {
  /** The present time in ms, the highest one + 1, made from the name, or chosen by the person. */
  id: 'timestamp' | 'highest' | 'name' | 'chosen';
  place: boolean;
};

export const idRules: Readonly<Record<string, IdRule>> = {
  'api::hero-slide.hero-slide': { id: 'timestamp', place: true },
  'api::testimonial.testimonial': { id: 'highest', place: true },
  'api::faq-category.faq-category': { id: 'name', place: true },
  'api::faq.faq': { id: 'timestamp', place: true },
  'api::team-member.team-member': { id: 'highest', place: true },
  'api::post.post': { id: 'highest', place: false },
  'api::station.station': { id: 'highest', place: true },
  'api::event.event': { id: 'highest', place: false },
  'api::franchise-model.franchise-model': { id: 'chosen', place: true },
};
