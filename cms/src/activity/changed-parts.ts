import type { Change, Content } from '@apoti/contract';

/** The parts of the content, as the back-office calls them. */
const names: Readonly<Record<keyof Content, string>> = {
  heroSlides: 'Hero Carousel',
  testimonials: 'Testimonials',
  about: 'About',
  services: 'Services',
  faq: 'FAQ',
  pricing: 'Pricing',
  contact: 'Contact',
  footer: 'Footer',
  home: 'Home page',
  site: 'Site',
};
/** More parts than these are not told one by one. */
const MOST = 3;

const isPart = (name: string | undefined): name is keyof Content => name !== undefined && Object.hasOwn(names, name);

/** Which parts of the content a save has changed, for people; empty where that would say little. */
export function changedParts(changes: readonly Change[]): string {
  const parts = [...new Set(changes.map(({ path }) => path[0]))].filter(isPart);
  return parts.length > MOST ? '' : parts.map((part) => names[part]).join(', ');
}
