/** Where the inbox is. */
export const LEADS_PATH = '/admin/leads';

/** The address of a lead, within the list as it is filtered. */
export function leadAddress(id: string): { pathname: string; search: string } {
  return { pathname: `${LEADS_PATH}/${id}`, search: window.location.search };
}

/** The element id of a lead's link in the list: the focus comes back to it. */
export const linkId = (id: string) => `lead-${id}`;
