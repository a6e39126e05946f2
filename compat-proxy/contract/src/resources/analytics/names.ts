import type { DeviceType, TrafficSource, UserType } from '../../constants/analytics';

/** What the kinds of visits are called where people read of them (A20). */
export const trafficSourceNames: Readonly<Record<TrafficSource, string>> = {
  organic: 'Organic search',
  direct: 'Direct',
  social: 'Social media',
  referral: 'Referral',
  email: 'E-mail',
};
export const deviceNames: Readonly<Record<DeviceType, string>> = {
  mobile: 'Mobile',
  desktop: 'Desktop',
  tablet: 'Tablet',
};
export const userTypeNames: Readonly<Record<UserType, string>> = {
  new: 'New visitors',
  returning: 'Returning visitors',
};

/** How the Conversion Funnel is read. */
export const FUNNEL_NOTE = 'Visitors who did each of these, in any order; shares are of all visitors of the period.';

/** A machine's name in words, such as `Contact form started` for `contact_form_started`; a brand is spelt as it is. */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ').replaceAll('whatsapp', 'WhatsApp');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
