/** @param {number} ms */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/**
 * Runs one step and prints its name and time.
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function timed(name, work) {
  const begin = performance.now();
  const result = await work();
  console.log(`${seconds(performance.now() - begin).padStart(8)}  ${name}`);
  return result;
}

/**
 * Prints one line in the steps' column.
 * @param {string} line
 */
export function note(line) {
  console.log(`${''.padStart(8)}  ${line}`);
}
