import type { SiteEvent } from '@apoti/contract';

/** What the statuses of events are called, on the site and in the back-office (P15). */
export const eventStatusNames: Readonly<Record<SiteEvent['status'], string>> = {
  upcoming: 'Upcoming',
  recurring: 'Recurring',
  past: 'Past',
};
