/**
 * Advisories of high severity that no exact version mends and that cannot be reached here, each with why.
 * @type {Record<string, string>}
 */
export const accepted = {};
