import { parseArgs } from 'node:util';
import { Problem } from './problem.mjs';

/**
 * What follows a command, as parseArgs reads it.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @param {string} [hint] where to read on after a problem
 * @returns {ReturnType<typeof parseArgs<Config>>}
 * @throws {Problem} one sentence, and the hint
 */
export function knownArgs(config, hint) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node goes on with advice that is about other things.
    const [said] = String(error instanceof Error ? error.message : error).split('. ');
    throw new Problem([`${said}.`, ...(hint === undefined ? [] : [hint])].join('\n'));
  }
}
