import { Problem } from '../problem.mjs';

/** @typedef {'start' | 'dev'} Name of the npm script */

/** @param {Name} name */
const callOf = (name) => (name === 'start' ? 'npm start' : 'npm run dev');

/** @type {Record<Name, Record<string, string>>} what it takes besides --help */
const options = {
  start: {
    '--lan': 'also listens on the local network',
    '--build': 'only installs and builds, for parts that something else runs',
  },
  dev: { '--lan': 'also listens on the local network' },
};

/** @param {Name} name */
function usage(name) {
  const lines = Object.entries({ '': 'runs the product on this machine', ...options[name] }).map(([option, does]) => {
    const call = option === '' ? callOf(name) : `${callOf(name)} -- ${option}`;
    return `${call.padEnd(callOf(name).length + 13)}${does}`;
  });
  return [...lines, 'The settings are environment variables; README.md lists them.'].join('\n');
}

/**
 * What follows `npm start --`.
 * @param {string[]} args
 * @param {Name} name
 * @returns {{ lan: boolean, build: boolean, help: string | undefined }} `help` is to be printed, and nothing to be started
 */
export function parseOptions(args, name) {
  if (args.includes('--help') || args.includes('-h')) return { lan: false, build: false, help: usage(name) };
  const known = Object.keys(options[name]);
  const unknown = args.find((arg) => !known.includes(arg));
  if (unknown !== undefined) {
    throw new Problem(`${unknown} is not an option of ${callOf(name)}; there are only ${known.join(', ')} and --help.`);
  }
  return { lan: args.includes('--lan'), build: args.includes('--build'), help: undefined };
}
