import { lazy } from 'react';
import { whenIdle } from '../shared/lib/when-idle';

/** Each screen in a file of its own. */
const load = {
  dashboard: async () => ({ default: (await import('../admin/dashboard/DashboardScreen')).DashboardScreen }),
  content: async () => ({ default: (await import('../admin/content/ContentScreen')).ContentScreen }),
  seo: async () => ({ default: (await import('../admin/seo/SeoScreen')).SeoScreen }),
  posts: async () => ({ default: (await import('../admin/posts/PostsScreen')).PostsScreen }),
  testimonials: async () => ({
    default: (await import('../admin/testimonials/TestimonialsScreen')).TestimonialsScreen,
  }),
  team: async () => ({ default: (await import('../admin/team/TeamScreen')).TeamScreen }),
  faq: async () => ({ default: (await import('../admin/faq/FaqScreen')).FaqScreen }),
  locations: async () => ({ default: (await import('../admin/locations/LocationsScreen')).LocationsScreen }),
  media: async () => ({ default: (await import('../admin/media/MediaScreen')).MediaScreen }),
  newsletter: async () => ({ default: (await import('../admin/newsletter/NewsletterScreen')).NewsletterScreen }),
  leads: async () => ({ default: (await import('../admin/leads/LeadsScreen')).LeadsScreen }),
  events: async () => ({ default: (await import('../admin/events/EventsScreen')).EventsScreen }),
  people: async () => ({ default: (await import('../admin/people/PeopleScreen')).PeopleScreen }),
  analytics: async () => ({
    default: (await import('../admin/analytics-dashboard/AnalyticsScreen')).AnalyticsScreen,
  }),
  settings: async () => ({ default: (await import('../admin/settings/SettingsScreen')).SettingsScreen }),
};
export const DashboardScreen = lazy(load.dashboard);
export const ContentScreen = lazy(load.content);
export const SeoScreen = lazy(load.seo);
export const PostsScreen = lazy(load.posts);
export const TestimonialsScreen = lazy(load.testimonials);
export const TeamScreen = lazy(load.team);
export const FaqScreen = lazy(load.faq);
export const LocationsScreen = lazy(load.locations);
export const MediaScreen = lazy(load.media);
export const NewsletterScreen = lazy(load.newsletter);
export const LeadsScreen = lazy(load.leads);
export const EventsScreen = lazy(load.events);
export const PeopleScreen = lazy(load.people);
export const AnalyticsScreen = lazy(load.analytics);
export const SettingsScreen = lazy(load.settings);

/** Loads the other screens, one after the other, when nothing else is to be done: opening one asks for its data alone (S11). */
export async function loadScreensAhead(): Promise<void> {
  for (const screen of Object.values(load)) {
    await whenIdle();
    // Without a network it is loaded when it is opened.
    await screen().catch(() => undefined);
  }
}
