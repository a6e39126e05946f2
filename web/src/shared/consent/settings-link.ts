/** The link of the footer that opens the cookie settings; where no script runs, the page tells of what is loaded. */
export const settingsLink = { label: 'Cookie settings', path: '/cookies#tools' } as const;
