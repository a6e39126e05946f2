import type { contentLists } from '@apoti/contract';

/** How an item of a list of the content is called for people. */
const NAMES: Record<keyof typeof contentLists, string> = {
  heroSlides: 'Hero slide',
  testimonials: 'Testimonial',
  'services.services': 'Service',
  'pricing.plans': 'Plan',
  'contact.offices': 'Office',
  'faq.categories': 'FAQ category',
  'faq.faqs': 'Question',
  'footer.quickLinks': 'Quick link',
  'footer.services': 'Service link',
  'footer.legalLinks': 'Legal link',
  'home.partners.items': 'Partner',
  'home.features.items': 'Feature',
  'home.howItWorks.steps': 'Step',
  'home.network.lagos': 'Place in Lagos',
  'home.network.abuja': 'Place in Abuja',
};

/** The name of an item of the list at this place of the content. */
export function itemName(path: string): string {
  return Object.entries(NAMES).find(([place]) => place === path)?.[1] ?? path;
}
