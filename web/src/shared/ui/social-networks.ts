import { FiFacebook, FiInstagram, FiLinkedin, FiTwitter } from 'react-icons/fi';

/** The four networks that the site links to, as the content names them, with name and icon (P3, P11). */
export const socialNetworks = [
  ['facebook', 'Facebook', FiFacebook],
  ['twitter', 'Twitter', FiTwitter],
  ['instagram', 'Instagram', FiInstagram],
  ['linkedin', 'LinkedIn', FiLinkedin],
] as const;
