/** Why a page comes from this device, or does not come: the browser has no line, or it has one and the site is not there. */
export const OFFLINE_WHY = { noLine: 'You are offline', noSite: 'The site cannot be reached at the moment' };
/** When a page that is not kept opens, for the same two reasons. */
export const OFFLINE_UNTIL = {
  noLine: 'It opens as soon as you have a connection again.',
  noSite: 'It opens as soon as the site answers again.',
};
