import type { SiteEvent } from '../resources/events/event';
import { pastEvents } from './events/past';
import { recurringEvents } from './events/recurring';
import { upcomingEvents } from './events/upcoming';

/** Example events of every status and every type; two are featured (P15). */
export const defaultEvents: SiteEvent[] = [...upcomingEvents, ...recurringEvents, ...pastEvents];
