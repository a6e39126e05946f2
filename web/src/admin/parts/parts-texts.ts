/** What is said where this page is older than the site, or a part of it is not to be had. */
export const partsTexts = {
  newer: 'A newer version of the back-office is here',
  kept: 'Reload when it suits you. Your edits are kept in this browser, and you can go on working until then.',
  missing: 'This part could not be loaded',
  missingOlder: 'This page is older than the site. Reload to open it; your edits are kept in this browser.',
  missingLine: 'Please check your connection, then reload; your edits are kept in this browser.',
  reload: 'Reload',
  later: 'Later',
};
