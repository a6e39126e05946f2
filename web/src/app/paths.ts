/** The public pages that exist; every other address is a 404. */
export const sitePaths = ['/', '/login'] as const;
