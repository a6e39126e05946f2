import type { Content } from './content';

/** What a visitor may see (C5): only active slides, testimonials and FAQs. */
export function toPublicContent(content: Content): Content {
  return {
    ...content,
    heroSlides: content.heroSlides.filter((slide) => slide.active),
    testimonials: content.testimonials.filter((testimonial) => testimonial.active),
    faq: { ...content.faq, faqs: content.faq.faqs.filter((item) => item.active) },
  };
}
