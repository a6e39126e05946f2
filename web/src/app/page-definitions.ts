import { accessibilityPage } from '../site/accessibility/accessibility-page';
import { aboutPage } from '../site/about/about-page';
import { busyPage } from '../site/busy/busy-page';
import { maintenancePage } from '../site/maintenance/maintenance-page';
import { contactPage } from '../site/contact/contact-page';
import { cookiesPage } from '../site/cookies/cookies-page';
import { eventsPage } from '../site/events/events-page';
import { faqPage } from '../site/faq/faq-page';
import { franchisePage } from '../site/franchise/franchise-page';
import { homePage } from '../site/home/home-page';
import { lockersPage } from '../site/lockers/lockers-page';
import { loginPage } from '../site/login/login-page';
import { newsletterPage } from '../site/newsletter/newsletter-page';
import { notFoundPage } from '../site/not-found/not-found-page';
import { pressReleasePage } from '../site/press-release/press-release-page';
import { pressReleasesPage } from '../site/press-releases/press-releases-page';
import { pricingPage } from '../site/pricing/pricing-page';
import { privacyPage } from '../site/privacy/privacy-page';
import { registerPage } from '../site/register/register-page';
import { servicesPage } from '../site/services/services-page';
import { termsPage } from '../site/terms/terms-page';
import { offlinePage } from '../site/offline/offline-page';
import { passwordResetPage } from '../site/password-reset/password-reset-page';
import { unsubscribePage } from '../site/unsubscribe/unsubscribe-page';

/** How the server makes each page. */
export const definitions = {
  home: homePage,
  about: aboutPage,
  services: servicesPage,
  pricing: pricingPage,
  lockers: lockersPage,
  faq: faqPage,
  contact: contactPage,
  franchise: franchisePage,
  'press-releases': pressReleasesPage,
  'press-release': pressReleasePage,
  events: eventsPage,
  newsletter: newsletterPage,
  privacy: privacyPage,
  terms: termsPage,
  cookies: cookiesPage,
  accessibility: accessibilityPage,
  register: registerPage,
  login: loginPage,
  'not-found': notFoundPage,
  maintenance: maintenancePage,
  busy: busyPage,
  offline: offlinePage,
  unsubscribe: unsubscribePage,
  'password-reset': passwordResetPage,
};

/** What each page shows, by its name. */
export type PageDataOf = { [Name in keyof typeof definitions]: ReturnType<(typeof definitions)[Name]['page']> };
