import type { FaqItem, HeroIcon, HeroSlide, Testimonial } from '@apoti/contract';
import { spelledOut } from '../editor/spelled-out';

/** What the form calls a slide's fields; messages about a field use the same words. */
export const slideLabels = {
  title: 'Title',
  subtitle: 'Subtitle',
  description: 'Description',
  ctaText: 'Button text',
  secondaryCtaText: 'Second button text',
  backgroundImage: 'Background image',
  icon: 'Icon',
  active: 'Active',
} as const satisfies Record<Exclude<keyof HeroSlide, 'id'>, string>;

/** What the form calls a question's fields. */
export const faqLabels = {
  question: 'Question',
  answer: 'Answer',
  category: 'Category',
  active: 'Active',
} as const satisfies Record<Exclude<keyof FaqItem, 'id'>, string>;

/** What the form calls a testimonial's fields. */
export const testimonialLabels = {
  name: 'Full Name',
  position: 'Position',
  company: 'Company',
  location: 'Location',
  image: 'Image',
  quote: 'Quote',
  rating: 'Rating',
  category: 'Category',
  featured: 'Featured',
  active: 'Active',
  dateAdded: 'Date added',
} as const satisfies Record<Exclude<keyof Testimonial, 'id'>, string>;

/** The icons' names for people (back-office §3). */
export const iconLabels: Record<HeroIcon, string> = {
  FiLock: 'Lock',
  FiClock: 'Clock',
  FiMapPin: 'Map pin',
  FiShield: 'Shield',
  FiPackage: 'Parcel',
  FiTruck: 'Truck',
  FiSmartphone: 'Phone',
  FiUsers: 'People',
  FiStar: 'Star',
  FiTarget: 'Target',
  FiHome: 'House',
  FiGlobe: 'Globe',
};

/** The parts of the content by their tabs' names (A4). */
export const partLabels: Record<string, string> = {
  heroSlides: 'Hero Carousel',
  testimonials: 'Testimonials',
  about: 'About Section',
  services: 'Services',
  faq: 'FAQ Management',
  pricing: 'Pricing',
  contact: 'Contact Info',
  footer: 'Footer Content',
  home: 'Home page',
  site: 'Site settings',
};

/** What one item of a list is called; a list by where it is in the content. */
export const itemLabels: Record<string, string> = {
  heroSlides: 'Slide',
  testimonials: 'Testimonial',
  'faq.faqs': 'FAQ',
  'faq.categories': 'FAQ category',
  'pricing.plans': 'Plan',
  'services.services': 'Service',
  'contact.offices': 'Office',
  'footer.quickLinks': 'Quick link',
  'footer.services': 'Service link',
  'footer.legalLinks': 'Legal link',
  'home.partners.items': 'Partner',
  'home.features.items': 'Feature',
  'home.howItWorks.steps': 'Step',
  'home.network.lagos': 'Place in Lagos',
  'home.network.abuja': 'Place in Abuja',
};

/** Places whose screen calls them otherwise than others of their key; '': they are what their part is there for. */
export const placeLabels: Record<string, string> = {
  'testimonials.name': testimonialLabels.name,
  'services.services': '',
  'pricing.plans': '',
  'pricing.payAsYouGo.enabled': 'Show pay as you go',
  'faq.faqs': '',
  'footer.newsletter.enabled': 'Show the newsletter',
  'home.partners.items': '',
  'home.features.items': '',
  'home.howItWorks.steps': '',
  'home.faq': 'Questions',
};

/** Fields whose key does not say it well. */
const fieldLabels: Record<string, string> = {
  ...slideLabels,
  '@order': 'Order',
  ctaLink: 'Button leads to',
  path: 'Leads to',
  whatsapp: 'WhatsApp',
  linkedin: 'LinkedIn',
  hours: 'Opening hours',
  email: 'E-mail',
  supportEmail: 'Support e-mail',
  plansEnabled: 'Show subscription plans',
  ecommercePartnership: 'E-commerce partnership',
  apiDocumentation: 'API documentation',
  companyInfo: 'Company',
  loginUrl: 'Login button leads to',
  demoVideoUrl: 'Demo video',
};

/** A field's name in words: its label where it has one, else its key spelt out (`ctaText` → `Cta text`). */
export function fieldLabel(key: string): string {
  return fieldLabels[key] ?? spelledOut(key);
}
