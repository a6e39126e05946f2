import { stripVTControlCharacters } from 'node:util';
import { noteworthy } from './noteworthy.mjs';

/** What Node prints around the message of an error that nobody caught, and where in the code it was. */
const around = /^(at .*|\^+|[[\]{}]+,?|Node\.js v[\d.]+|node:internal.*|\(Use `node .*\))$/;

/** A part's ordinary log lines: the proxy's JSON and Strapi's `[time] level: text`. */
const ordinary = /^(\{.*"level":\d+.*\}|\[[^\]]*\]\s*\w+:\s.*)$/;

/**
 * Why a part crashed, as far as the end of its output says: errors, and what it said outside its log. Nothing for a part
 * that was killed in the middle of its ordinary work.
 * @param {string[]} lines
 * @param {number} [count]
 * @returns {string[]}
 */
export function lastWords(lines, count = 3) {
  return lines
    .flatMap((line) => {
      const plain = stripVTControlCharacters(line).trim();
      if (plain === '' || around.test(plain)) return [];
      if (!ordinary.test(plain)) return [plain];
      const worth = noteworthy(plain);
      return worth?.startsWith('error: ') ? [worth] : [];
    })
    .slice(-count);
}
