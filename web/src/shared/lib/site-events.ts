import type { SiteEventName } from '@apoti/contract/constants/analytics';

/** Events of the document by which the site tells tools that are there what happened. Nobody listens while there is none. */
export const siteEvents = { happened: 'site:event', page: 'site:page' } as const;

/** Says that a visitor has done something. */
export function tellSiteEvent(name: SiteEventName): void {
  dispatchEvent(new CustomEvent(siteEvents.happened, { detail: name }));
}

/** Says which page is shown, with what it shows. */
export function tellPageShown(view: object): void {
  dispatchEvent(new CustomEvent(siteEvents.page, { detail: view }));
}
