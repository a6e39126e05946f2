import { startGroup } from './processes.mjs';
import { Problem } from './problem.mjs';
import { createTail } from './tail.mjs';

/**
 * @typedef {object} Command
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {Record<string, string | undefined>} [env] the whole environment; by default this process's own
 */

/**
 * Runs a program to its end, quietly. A Problem with the end of its output when it fails.
 * @param {string} title what is being done, for the message
 * @param {Command} step
 * @returns {Promise<string>} the end of its output
 */
export function runStep(title, { command, args, cwd, env = process.env }) {
  return new Promise((resolve, reject) => {
    const tail = createTail(40);
    const child = startGroup(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout?.on('data', tail.add);
    child.stderr?.on('data', tail.add);
    child.once('error', (error) => reject(new Problem(`${title}: ${command} cannot be started (${error.message}).`)));
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(tail.text());
      const reason = signal ? `was ended by ${signal}` : `failed with code ${code}`;
      reject(new Problem(`${title} ${reason}. The end of its output:\n${tail.text()}`));
    });
  });
}
