import { lazy } from 'react';
import type { PageComponents, ShownName } from './page-components';

/** Each page in a file of its own, which its document names. */
const files = {
  home: async () => ({ default: (await import('../site/home/HomePage')).HomePage }),
  about: async () => ({ default: (await import('../site/about/AboutPage')).AboutPage }),
  services: async () => ({ default: (await import('../site/services/ServicesPage')).ServicesPage }),
  pricing: async () => ({ default: (await import('../site/pricing/PricingPage')).PricingPage }),
  lockers: async () => ({ default: (await import('../site/lockers/LockersPage')).LockersPage }),
  faq: async () => ({ default: (await import('../site/faq/FaqPage')).FaqPage }),
  contact: async () => ({ default: (await import('../site/contact/ContactPage')).ContactPage }),
  franchise: async () => ({ default: (await import('../site/franchise/FranchisePage')).FranchisePage }),
  'press-releases': async () => ({
    default: (await import('../site/press-releases/PressReleasesPage')).PressReleasesPage,
  }),
  'press-release': async () => ({
    default: (await import('../site/press-release/PressReleasePage')).PressReleasePage,
  }),
  events: async () => ({ default: (await import('../site/events/EventsPage')).EventsPage }),
  newsletter: async () => ({ default: (await import('../site/newsletter/NewsletterPage')).NewsletterPage }),
  privacy: async () => ({ default: (await import('../site/privacy/PrivacyPage')).PrivacyPage }),
  terms: async () => ({ default: (await import('../site/terms/TermsPage')).TermsPage }),
  cookies: async () => ({ default: (await import('../site/cookies/CookiesPage')).CookiesPage }),
  accessibility: async () => ({
    default: (await import('../site/accessibility/AccessibilityPage')).AccessibilityPage,
  }),
  register: async () => ({ default: (await import('../site/register/RegisterPage')).RegisterPage }),
  login: async () => ({ default: (await import('../site/login/LoginPage')).LoginPage }),
  'not-found': async () => ({ default: (await import('../site/not-found/NotFoundPage')).NotFoundPage }),
  unsubscribe: async () => ({ default: (await import('../site/unsubscribe/UnsubscribePage')).UnsubscribePage }),
  maintenance: async () => ({ default: (await import('../site/maintenance/MaintenancePage')).MaintenancePage }),
  'password-reset': async () => ({
    default: (await import('../site/password-reset/PasswordResetPage')).PasswordResetPage,
  }),
  offline: async () => ({ default: (await import('../site/offline/OfflinePage')).OfflinePage }),
  busy: async () => ({ default: (await import('../site/busy/BusyPage')).BusyPage }),
} satisfies { [Name in ShownName]: () => Promise<{ default: PageComponents[Name] }> };

/** What shows each page; its file is loaded when the page is opened. */
export const browserPages: PageComponents = {
  home: lazy(files.home),
  about: lazy(files.about),
  services: lazy(files.services),
  pricing: lazy(files.pricing),
  lockers: lazy(files.lockers),
  faq: lazy(files.faq),
  contact: lazy(files.contact),
  franchise: lazy(files.franchise),
  'press-releases': lazy(files['press-releases']),
  'press-release': lazy(files['press-release']),
  events: lazy(files.events),
  newsletter: lazy(files.newsletter),
  privacy: lazy(files.privacy),
  terms: lazy(files.terms),
  cookies: lazy(files.cookies),
  accessibility: lazy(files.accessibility),
  register: lazy(files.register),
  login: lazy(files.login),
  'not-found': lazy(files['not-found']),
  unsubscribe: lazy(files.unsubscribe),
  maintenance: lazy(files.maintenance),
  'password-reset': lazy(files['password-reset']),
  busy: lazy(files.busy),
  offline: lazy(files.offline),
};

/** Loads the file of a page before it is opened. Rejects when it cannot be had; the next try asks anew. */
export async function loadPage(name: ShownName): Promise<void> {
  await files[name]();
}
