import type { Faq } from '../resources/content/faq';
import { faqAboutLockers } from './faq/about-lockers';
import { faqAboutMoney } from './faq/about-money';
import { faqAboutParcels } from './faq/about-parcels';

/** The eight categories of back-office §3 with their questions; the figures are those of public-site §9. */
export const defaultFaq: Faq = {
  categories: [
    { id: 'general', name: 'General', icon: 'FiHelpCircle' },
    { id: 'locations', name: 'Locations', icon: 'FiMapPin' },
    { id: 'delivery', name: 'Delivery to Locker', icon: 'FiTruck' },
    { id: 'sending', name: 'Sending Parcels', icon: 'FiSend' },
    { id: 'usage', name: 'Using Lockers', icon: 'FiLock' },
    { id: 'security', name: 'Security', icon: 'FiShield' },
    { id: 'payments', name: 'Payments', icon: 'FiCreditCard' },
    { id: 'app', name: 'Mobile App', icon: 'FiSmartphone' },
  ],
  faqs: [...faqAboutLockers, ...faqAboutParcels, ...faqAboutMoney],
};
