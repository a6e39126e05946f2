import type { Activity } from '@apoti/contract';

const places: Readonly<Record<string, string>> = {
  content: '/admin/content',
  team: '/admin/team',
  posts: '/admin/blog',
  stations: '/admin/locations',
  events: '/admin/events',
  media: '/admin/media',
  seo: '/admin/seo',
  settings: '/admin/settings',
  subscribers: '/admin/newsletter',
  'contact-messages': '/admin/leads',
  'franchise-applications': '/admin/leads',
};

/** Where one sees what was changed; null where there is no screen for it. */
export function activityPlace({ action, kind }: Pick<Activity, 'action' | 'kind'>): string | null {
  if (kind !== null) return places[kind] ?? null;
  return action === 'signed-in' || action === 'refused' ? null : '/admin/people';
}
