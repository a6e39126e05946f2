/** What stands at the end of an address whose link counts as an event of one's own. */
export const OWN_EVENT_MARK = '#event-';
const MARKED = /^(.*)#event-([A-Za-z]\w{0,39})$/;

/** The event that a link counts as, such as `brochure_opened` for `/services#event-brochure_opened`, and where it leads; null for none. */
export function ownEventOf(address: string): { event: string; address: string } | null {
  const [, to = '', event] = MARKED.exec(address) ?? [];
  return event === undefined ? null : { event, address: to === '' ? '#' : to };
}
