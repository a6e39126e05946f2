import { lazy } from 'react';
import type { PageComponents } from './page-components';

/** Each page in a file of its own, which the browser loads when the page is opened; its document names the file. */
export const browserPages: PageComponents = {
  home: lazy(async () => ({ default: (await import('../site/home/HomePage')).HomePage })),
  about: lazy(async () => ({ default: (await import('../site/about/AboutPage')).AboutPage })),
  services: lazy(async () => ({ default: (await import('../site/services/ServicesPage')).ServicesPage })),
  pricing: lazy(async () => ({ default: (await import('../site/pricing/PricingPage')).PricingPage })),
  lockers: lazy(async () => ({ default: (await import('../site/lockers/LockersPage')).LockersPage })),
  faq: lazy(async () => ({ default: (await import('../site/faq/FaqPage')).FaqPage })),
  contact: lazy(async () => ({ default: (await import('../site/contact/ContactPage')).ContactPage })),
  franchise: lazy(async () => ({ default: (await import('../site/franchise/FranchisePage')).FranchisePage })),
  'press-releases': lazy(async () => ({
    default: (await import('../site/press-releases/PressReleasesPage')).PressReleasesPage,
  })),
  'press-release': lazy(async () => ({
    default: (await import('../site/press-release/PressReleasePage')).PressReleasePage,
  })),
  events: lazy(async () => ({ default: (await import('../site/events/EventsPage')).EventsPage })),
  newsletter: lazy(async () => ({ default: (await import('../site/newsletter/NewsletterPage')).NewsletterPage })),
  privacy: lazy(async () => ({ default: (await import('../site/privacy/PrivacyPage')).PrivacyPage })),
  terms: lazy(async () => ({ default: (await import('../site/terms/TermsPage')).TermsPage })),
  cookies: lazy(async () => ({ default: (await import('../site/cookies/CookiesPage')).CookiesPage })),
  register: lazy(async () => ({ default: (await import('../site/register/RegisterPage')).RegisterPage })),
  login: lazy(async () => ({ default: (await import('../site/login/LoginPage')).LoginPage })),
  'not-found': lazy(async () => ({ default: (await import('../site/not-found/NotFoundPage')).NotFoundPage })),
  unsubscribe: lazy(async () => ({ default: (await import('../site/unsubscribe/UnsubscribePage')).UnsubscribePage })),
  maintenance: lazy(async () => ({ default: (await import('../site/maintenance/MaintenancePage')).MaintenancePage })),
  'password-reset': lazy(async () => ({
    default: (await import('../site/password-reset/PasswordResetPage')).PasswordResetPage,
  })),
  busy: lazy(async () => ({ default: (await import('../site/busy/BusyPage')).BusyPage })),
};
