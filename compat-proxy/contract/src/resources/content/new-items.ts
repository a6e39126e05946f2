import { MAX_RATING } from '../../constants/business';
import { BILLING_PERIOD } from '../../constants/pricing';
import type { Office } from './contact-info';
import type { FaqCategory, FaqItem } from './faq';
import type { FooterLink } from './footer';
import type { HeroSlide } from './hero-slide';
import type { Feature, NetworkPlace, Partner, Step } from './home';
import type { Plan } from './pricing';
import type { Service } from './services';
import type { Testimonial } from './testimonial';

/** How a new item of a list gets its identity (design: writing): the present time in ms, the highest one + 1, or a UUID. */
export type NewIdentity = 'timestamp' | 'highest' | 'uuid';
type ListRule<Item> = { identity: NewIdentity; defaults: Item };

/** What a new slide holds. */
export const newHeroSlide: Omit<HeroSlide, 'id'> = {
  title: '',
  subtitle: '',
  description: '',
  ctaText: '',
  secondaryCtaText: '',
  backgroundImage: '',
  icon: 'FiPackage',
  active: true,
};

/** What a new testimonial holds (back-office §3). */
export const newTestimonial: Omit<Testimonial, 'id'> = {
  name: '',
  position: '',
  company: '',
  location: '',
  image: '',
  quote: '',
  rating: MAX_RATING,
  category: 'Personal',
  featured: false,
  active: true,
  dateAdded: '',
};

/** What a new plan holds (A5). */
export const newPlan: Omit<Plan, 'key'> = {
  name: '',
  price: '₦0',
  period: BILLING_PERIOD,
  description: '',
  features: [],
  popular: false,
};

/** What a new FAQ holds (back-office §9). */
export const newFaqItem: Omit<FaqItem, 'id'> = { category: 'general', question: '', answer: '', active: true };

const newOffice: Omit<Office, 'key'> = { name: '', address: '', coordinates: '', purpose: '' };
const newLink: Omit<FooterLink, 'key'> = { label: '', path: '' };
const newService: Omit<Service, 'key'> = { name: '', description: '', image: '', features: [] };
const newFeature: Omit<Feature, 'key'> = { title: '', summary: '', details: '', icon: 'FiPackage' };
const newStep: Omit<Step, 'key'> = { title: '', description: '' };
const newPlace: Omit<NetworkPlace, 'key'> = { name: '', area: '' };
const newPartner: Omit<Partner, 'key'> = { name: '', kind: '' };
const newCategory: Omit<FaqCategory, 'id'> = { name: '', icon: '' };

/** Every list of the content object by its path: how new items are named, and what an absent field of one holds. */
export const contentLists = {
  heroSlides: { identity: 'timestamp', defaults: newHeroSlide },
  testimonials: { identity: 'highest', defaults: newTestimonial },
  'services.services': { identity: 'uuid', defaults: newService },
  'pricing.plans': { identity: 'uuid', defaults: newPlan },
  'contact.offices': { identity: 'uuid', defaults: newOffice },
  'faq.categories': { identity: 'uuid', defaults: newCategory },
  'faq.faqs': { identity: 'timestamp', defaults: newFaqItem },
  'footer.quickLinks': { identity: 'uuid', defaults: newLink },
  'footer.services': { identity: 'uuid', defaults: newLink },
  'footer.legalLinks': { identity: 'uuid', defaults: newLink },
  'home.partners.items': { identity: 'uuid', defaults: newPartner },
  'home.features.items': { identity: 'uuid', defaults: newFeature },
  'home.howItWorks.steps': { identity: 'uuid', defaults: newStep },
  'home.network.lagos': { identity: 'uuid', defaults: newPlace },
  'home.network.abuja': { identity: 'uuid', defaults: newPlace },
} satisfies Record<string, ListRule<object>>;
