import { lazyPart } from '../admin/parts/lazy-part';
import { whenIdle } from '../shared/lib/when-idle';

/** Each screen in a file of its own. */
const load = {
  dashboard: async () => (await import('../admin/dashboard/DashboardScreen')).DashboardScreen,
  content: async () => (await import('../admin/content/ContentScreen')).ContentScreen,
  seo: async () => (await import('../admin/seo/SeoScreen')).SeoScreen,
  posts: async () => (await import('../admin/posts/PostsScreen')).PostsScreen,
  testimonials: async () => (await import('../admin/testimonials/TestimonialsScreen')).TestimonialsScreen,
  team: async () => (await import('../admin/team/TeamScreen')).TeamScreen,
  faq: async () => (await import('../admin/faq/FaqScreen')).FaqScreen,
  locations: async () => (await import('../admin/locations/LocationsScreen')).LocationsScreen,
  media: async () => (await import('../admin/media/MediaScreen')).MediaScreen,
  newsletter: async () => (await import('../admin/newsletter/NewsletterScreen')).NewsletterScreen,
  leads: async () => (await import('../admin/leads/LeadsScreen')).LeadsScreen,
  events: async () => (await import('../admin/events/EventsScreen')).EventsScreen,
  people: async () => (await import('../admin/people/PeopleScreen')).PeopleScreen,
  analytics: async () => (await import('../admin/analytics-dashboard/AnalyticsScreen')).AnalyticsScreen,
  settings: async () => (await import('../admin/settings/SettingsScreen')).SettingsScreen,
};
export const DashboardScreen = lazyPart(load.dashboard);
export const ContentScreen = lazyPart(load.content);
export const SeoScreen = lazyPart(load.seo);
export const PostsScreen = lazyPart(load.posts);
export const TestimonialsScreen = lazyPart(load.testimonials);
export const TeamScreen = lazyPart(load.team);
export const FaqScreen = lazyPart(load.faq);
export const LocationsScreen = lazyPart(load.locations);
export const MediaScreen = lazyPart(load.media);
export const NewsletterScreen = lazyPart(load.newsletter);
export const LeadsScreen = lazyPart(load.leads);
export const EventsScreen = lazyPart(load.events);
export const PeopleScreen = lazyPart(load.people);
export const AnalyticsScreen = lazyPart(load.analytics);
export const SettingsScreen = lazyPart(load.settings);

/** Loads the other screens, one after the other, when nothing else is to be done: opening one asks for its data alone (S11). */
export async function loadScreensAhead(): Promise<void> {
  for (const screen of Object.values(load)) {
    await whenIdle();
    // Without a network it is loaded when it is opened.
    await screen().catch(() => undefined);
  }
}
