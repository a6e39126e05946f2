/** The note over a page that is shown from this device (X4): its id. */
export const OFFLINE_NOTE = 'offline-note';
/** In the note: this copy does not show what the query of its address asks for. Its id. */
export const OFFLINE_LACK = 'offline-lack';
/** Where the page for what is not kept gets its list of what is: an id. */
export const OFFLINE_LIST = 'readable-pages';

/** Takes the note away, since what is shown now came from the site. */
export function hideOfflineNote(): void {
  document.getElementById(OFFLINE_NOTE)?.remove();
}
