import { siteEventCategories, type BeaconItem, type SiteMeasuring } from '@apoti/contract';

/** Somebody's address or number, typed into a field where one searches: not kept (A20). */
const PERSONAL = /@|(?:\d[\s().+-]*){7}/;
/** What the funnel needs to know of forms. */
const FUNNEL_EVENTS = ['contact_form_started', 'franchise_form_started'];

/** Whether the settings want a thing to be counted (A18). */
export function isCounted(item: BeaconItem, measuring: SiteMeasuring): boolean {
  switch (item.kind) {
    case 'event':
      if (!Object.hasOwn(siteEventCategories, item.name)) return measuring.own.includes(item.name);
      return measuring.events || (measuring.funnel && FUNNEL_EVENTS.includes(item.name));
    case 'vitals':
      return measuring.vitals;
    case 'cohort':
      return measuring.cohorts;
    case 'search':
      return !PERSONAL.test(item.text);
    default:
      return true;
  }
}
