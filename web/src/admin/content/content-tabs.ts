import { lazy, type ComponentType } from 'react';
import { partLabels } from '../content-editing/labels';

/** A tab of the content screen. Its file is loaded when it is opened. */
type ContentTab = { id: string; label: string; Panel: ComponentType };

/** A part's tab under its name (A4); `id` is what the address calls it. */
function tab(id: string, part: string, load: () => Promise<ComponentType>): ContentTab {
  return { id, label: partLabels[part] ?? part, Panel: lazy(async () => ({ default: await load() })) };
}

/** The parts of the content in the order of back-office §2, and after them what else visitors see. The first is the usual one. */
export const contentTabs: readonly [ContentTab, ...ContentTab[]] = [
  tab('hero', 'heroSlides', async () => (await import('./hero/HeroTab')).HeroTab),
  tab('testimonials', 'testimonials', async () => (await import('./testimonials/TestimonialsTab')).TestimonialsTab),
  tab('about', 'about', async () => (await import('./about/AboutTab')).AboutTab),
  tab('services', 'services', async () => (await import('./services/ServicesTab')).ServicesTab),
  tab('faq', 'faq', async () => (await import('./faq/FaqTab')).FaqTab),
  tab('pricing', 'pricing', async () => (await import('./pricing/PricingTab')).PricingTab),
  tab('contact', 'contact', async () => (await import('./contact-info/ContactInfoTab')).ContactInfoTab),
  tab('footer', 'footer', async () => (await import('./footer/FooterTab')).FooterTab),
  tab('home', 'home', async () => (await import('./home/HomeTab')).HomeTab),
  tab('site', 'site', async () => (await import('./site/SiteTab')).SiteTab),
];
