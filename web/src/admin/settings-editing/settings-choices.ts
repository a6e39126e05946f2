import { serviceNames } from '@apoti/contract/constants/service-names';
import type {
  SiteEventName,
  backupFrequencies,
  eventCategories,
  heatmapProviders,
  performanceProviders,
  reportFormats,
} from '@apoti/contract';

/** How a choice is shown; the values are the contract's. */
type Names<Values extends readonly string[]> = Record<Values[number], string>;

export const backupNames: Names<typeof backupFrequencies> = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' };
export const heatmapNames: Names<typeof heatmapProviders> = {
  hotjar: serviceNames.hotjar,
  fullstory: serviceNames.fullstory,
  logrocket: serviceNames.logrocket,
};
export const performanceNames: Names<typeof performanceProviders> = {
  'first-party': 'This site itself',
  'google-analytics': serviceNames.googleAnalytics,
};
export const eventNames: Names<typeof eventCategories> = {
  engagement: 'Engagement',
  conversion: 'Conversion',
  lead_generation: 'Lead generation',
  business_development: 'Business development',
};
/** What visitors do, in words. */
export const siteEventLabels: Record<SiteEventName, string> = {
  contact_form_started: 'Contact form begun',
  contact_form_sent: 'Contact form sent',
  franchise_form_started: 'Franchise form begun',
  franchise_form_sent: 'Franchise form sent',
  newsletter_joined: 'Newsletter joined',
  demo_watched: 'Demo video watched',
  directions_opened: 'Directions to a station opened',
  whatsapp_opened: 'WhatsApp opened',
  phone_called: 'Phone number pressed',
};
export const formatNames: Names<typeof reportFormats> = { pdf: 'PDF', excel: 'Excel', json: 'JSON', csv: 'CSV' };
