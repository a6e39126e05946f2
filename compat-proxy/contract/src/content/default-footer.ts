import type { Footer } from '../resources/content/footer';
import { defaultContactInfo } from './default-contact-info';

/** The footer, with every link of public-site §2, the Admin link to /login among them (P3). */
export const defaultFooter: Footer = {
  description: 'Parcel lockers that never close, in Lagos and Abuja. Walk up, open your door, walk home.',
  copyrightText: '© {product}. All rights reserved.',
  companyInfo: {
    name: '{product} (example company)',
    address: defaultContactInfo.address,
    email: defaultContactInfo.email,
    phone: defaultContactInfo.phone,
  },
  quickLinks: [
    { key: 'link-about', label: 'About Us', path: '/about' },
    { key: 'link-services', label: 'Services', path: '/services' },
    { key: 'link-pricing', label: 'Pricing', path: '/pricing' },
    { key: 'link-lockers', label: 'Locations', path: '/lockers' },
    { key: 'link-faq', label: 'FAQs', path: '/faq' },
    { key: 'link-contact', label: 'Contact', path: '/contact' },
  ],
  services: [
    { key: 'link-personal', label: 'Personal', path: '/services#personal' },
    { key: 'link-business', label: 'Business', path: '/services#business' },
    { key: 'link-courier', label: 'Courier', path: '/services#courier' },
    { key: 'link-ecommerce', label: 'E-commerce', path: '/services#ecommerce' },
    { key: 'link-api', label: 'API', path: '/services#api' },
  ],
  legalLinks: [
    { key: 'link-privacy', label: 'Privacy Policy', path: '/privacy' },
    { key: 'link-terms', label: 'Terms of Service', path: '/terms' },
    { key: 'link-cookies', label: 'Cookies', path: '/cookies' },
    { key: 'link-admin', label: 'Admin', path: '/login' },
  ],
  socialLinks: defaultContactInfo.socialMedia,
  newsletter: {
    enabled: true,
    title: 'News from the lockers',
    description: 'Hear about new stations, new cities and open days.',
    placeholder: 'Your email address',
  },
};
