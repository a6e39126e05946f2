import { siteEventCategories, type BeaconItem, type SiteMeasuring } from '@apoti/contract';

/** Somebody's address or number, typed into a field where one searches: not kept (A20). */
const PERSONAL = /@|(?:\d[\s().+-]*){7}/;
/** Forms that are begun: a step of the funnel, which everybody is shown, counted as those that are sent are. */
const BEGUN_FORMS = ['contact_form_started', 'franchise_form_started'];

/** Whether the settings want a thing to be counted (A18). */
export function isCounted(item: BeaconItem, measuring: SiteMeasuring): boolean {
  switch (item.kind) {
    case 'event':
      if (!Object.hasOwn(siteEventCategories, item.name)) return measuring.own.includes(item.name);
      return measuring.events || BEGUN_FORMS.includes(item.name);
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
