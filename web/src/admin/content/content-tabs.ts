import type { ComponentType } from 'react';
import { partLabels } from '../content-editing/labels';
import { lazyPart } from '../parts/lazy-part';

/** The public page that shows what a tab edits, and where on it: an id, or a name such as `footer`. */
type Place = { path: string; anchor?: string };

/** A tab of the content screen. Its file is loaded when it is opened. */
type ContentTab = { id: string; label: string; shows: Place; Panel: ComponentType };

/** A part's tab under its name (A4); `id` is what the address calls it. */
function tab(id: string, part: string, shows: Place, load: () => Promise<ComponentType>): ContentTab {
  return { id, label: partLabels[part] ?? part, shows, Panel: lazyPart(load) };
}

/** The parts of the content in the order of back-office §2, and after them what else visitors see. The first is the usual one. */
export const contentTabs: readonly [ContentTab, ...ContentTab[]] = [
  tab('hero', 'heroSlides', { path: '/' }, async () => (await import('./hero/HeroTab')).HeroTab),
  tab(
    'testimonials',
    'testimonials',
    { path: '/', anchor: 'testimonials' },
    async () => (await import('./testimonials/TestimonialsTab')).TestimonialsTab,
  ),
  tab('about', 'about', { path: '/about' }, async () => (await import('./about/AboutTab')).AboutTab),
  tab('services', 'services', { path: '/services' }, async () => (await import('./services/ServicesTab')).ServicesTab),
  tab('faq', 'faq', { path: '/faq' }, async () => (await import('./faq/FaqTab')).FaqTab),
  tab('pricing', 'pricing', { path: '/pricing' }, async () => (await import('./pricing/PricingTab')).PricingTab),
  tab(
    'contact',
    'contact',
    { path: '/contact' },
    async () => (await import('./contact-info/ContactInfoTab')).ContactInfoTab,
  ),
  tab('footer', 'footer', { path: '/', anchor: 'footer' }, async () => (await import('./footer/FooterTab')).FooterTab),
  tab('home', 'home', { path: '/', anchor: 'partners' }, async () => (await import('./home/HomeTab')).HomeTab),
  tab('site', 'site', { path: '/' }, async () => (await import('./site/SiteTab')).SiteTab),
];
