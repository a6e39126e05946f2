/**
 * Something that is wrong, and what to do about it.
 * @typedef {{ check: string, what: string, todo: string }} Finding
 */

/**
 * Something that could not be looked at, and why.
 * @typedef {{ check: string, why: string }} Unlooked
 */

/**
 * What a look has found.
 * @typedef {{ findings: Finding[], unlooked: Unlooked[] }} Looked
 */

/** The check that comes before all others: without settings and a data folder nothing else is looked at. */
export const BEFORE_ALL = 'settings';

/**
 * What the program ends with: a look that could not be made says nothing of the product, whatever else was found.
 * @param {Looked} looked
 * @returns {0 | 1 | 2}
 */
export function exitCodeOf({ findings, unlooked }) {
  if (unlooked.length > 0) return 2;
  return findings.length > 0 ? 1 : 0;
}

/**
 * What was found, for people: two lines each.
 * @param {Looked} looked
 * @returns {string}
 */
export function toldOf({ findings, unlooked }) {
  const lines = findings.map(({ check, what, todo }) => `${check}: ${what}\n  → ${todo}`);
  const blind = unlooked.map(({ check, why }) => `${check}: could not be looked at: ${why}`);
  return [...lines, ...blind, endOf({ findings, unlooked })].join('\n');
}

/** The last line, which claims no more than was looked at. @param {Looked} looked */
function endOf({ findings, unlooked }) {
  if (findings.length > 0)
    return `${findings.length} ${findings.length === 1 ? 'thing is' : 'things are'} to be mended.`;
  if (unlooked.some(({ check }) => check === BEFORE_ALL)) return 'Nothing else was looked at.';
  return unlooked.length === 0 ? 'Nothing is wrong.' : 'Nothing wrong was found besides.';
}
