import { Problem } from '../problem.mjs';

/** @typedef {'start' | 'dev'} Name of the npm script */

/** @param {Name} name */
const callOf = (name) => (name === 'start' ? 'npm start' : 'npm run dev');

/** @param {Name} name */
const usage = (name) => `${callOf(name)}            runs the product on this machine
${callOf(name)} -- --lan   also listens on the local network
The settings are environment variables; README.md lists them.`;

/**
 * What follows `npm start --`.
 * @param {string[]} args
 * @param {Name} name
 * @returns {{ lan: boolean, help: string | undefined }} `help` is to be printed, and nothing to be started
 */
export function parseOptions(args, name) {
  if (args.includes('--help') || args.includes('-h')) return { lan: false, help: usage(name) };
  const unknown = args.find((arg) => arg !== '--lan');
  if (unknown !== undefined) {
    throw new Problem(`${unknown} is not an option of ${callOf(name)}; there are only --lan and --help.`);
  }
  return { lan: args.includes('--lan'), help: undefined };
}
