/** @typedef {import('./projects.mjs').Manifest} Manifest */

/** One version and no other. */
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/**
 * What a package.json does not name by one exact version. Packages of our own are what lies beside them.
 * @param {Manifest} manifest
 * @returns {string[]}
 */
export function unpinned({ dependencies, devDependencies, optionalDependencies, overrides }) {
  const named = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  return [...named, ...versionsIn(overrides ?? {})]
    .filter(([name, version]) => !(name.startsWith('@apoti/') ? /^(?:\*|file:.*)$/ : EXACT).test(version))
    .map(([name, version]) => `${name} ${version}`);
}

/**
 * The versions that overrides name, however deep.
 * @param {Record<string, unknown>} overrides
 * @returns {[string, string][]}
 */
function versionsIn(overrides) {
  return Object.entries(overrides).flatMap(([name, value]) => {
    if (typeof value === 'object' && value !== null) return versionsIn({ ...value });
    return [/** @type {[string, string]} */ ([name, String(value)])];
  });
}
