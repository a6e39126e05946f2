import type { Site } from '../resources/content/site';

/** The brand and the addresses that depend on the operator. */
export const defaultSite: Site = {
  siteName: 'Apoti',
  siteDescription:
    'Self-service parcel lockers in Lagos and Abuja. Collect and send at any hour with a QR code, a card or a one-time PIN.',
  loginUrl: 'https://app.example.com/login',
  // An open film of the Blender Foundation, as an example: it may be shown anywhere.
  demoVideoUrl: 'https://youtu.be/aqz-KE-bpKQ',
};
