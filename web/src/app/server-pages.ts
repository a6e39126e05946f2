import { AccessibilityPage } from '../site/accessibility/AccessibilityPage';
import { AboutPage } from '../site/about/AboutPage';
import { BusyPage } from '../site/busy/BusyPage';
import { MaintenancePage } from '../site/maintenance/MaintenancePage';
import { ContactPage } from '../site/contact/ContactPage';
import { CookiesPage } from '../site/cookies/CookiesPage';
import { EventsPage } from '../site/events/EventsPage';
import { FaqPage } from '../site/faq/FaqPage';
import { FranchisePage } from '../site/franchise/FranchisePage';
import { HomePage } from '../site/home/HomePage';
import { LockersPage } from '../site/lockers/LockersPage';
import { LoginPage } from '../site/login/LoginPage';
import { NewsletterPage } from '../site/newsletter/NewsletterPage';
import { NotFoundPage } from '../site/not-found/NotFoundPage';
import { OfflinePage } from '../site/offline/OfflinePage';
import { PressReleasePage } from '../site/press-release/PressReleasePage';
import { PressReleasesPage } from '../site/press-releases/PressReleasesPage';
import { PricingPage } from '../site/pricing/PricingPage';
import { PrivacyPage } from '../site/privacy/PrivacyPage';
import { RegisterPage } from '../site/register/RegisterPage';
import { ServicesPage } from '../site/services/ServicesPage';
import { TermsPage } from '../site/terms/TermsPage';
import { PasswordResetPage } from '../site/password-reset/PasswordResetPage';
import { UnsubscribePage } from '../site/unsubscribe/UnsubscribePage';
import type { PageComponents } from './page-components';

/** All pages at once, for the server. */
export const serverPages: PageComponents = {
  home: HomePage,
  about: AboutPage,
  services: ServicesPage,
  pricing: PricingPage,
  lockers: LockersPage,
  faq: FaqPage,
  contact: ContactPage,
  franchise: FranchisePage,
  'press-releases': PressReleasesPage,
  'press-release': PressReleasePage,
  events: EventsPage,
  newsletter: NewsletterPage,
  privacy: PrivacyPage,
  terms: TermsPage,
  cookies: CookiesPage,
  accessibility: AccessibilityPage,
  register: RegisterPage,
  login: LoginPage,
  'not-found': NotFoundPage,
  maintenance: MaintenancePage,
  busy: BusyPage,
  offline: OfflinePage,
  unsubscribe: UnsubscribePage,
  'password-reset': PasswordResetPage,
};
