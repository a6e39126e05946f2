import { stripVTControlCharacters } from 'node:util';
import { isAroundError } from '../tail.mjs';
import { noteworthy } from './noteworthy.mjs';

/** A part's ordinary log lines: the proxy's JSON and Strapi's `[time] level: text`. */
const ordinary = /^(\{.*"level":\d.*\}|\[[^\]]*\]\s*\w+:\s.*)$/;

/**
 * Why a part crashed, as far as the end of its output says: errors, and what it said outside its log. Nothing for a part
 * that was killed in the middle of its ordinary work.
 * @param {string[]} lines
 * @param {number} [count]
 * @returns {string[]}
 */
export function lastWords(lines, count = 3) {
  const said = lines.flatMap((line) => {
    const plain = stripVTControlCharacters(line).trim();
    if (plain === '' || isAroundError(plain)) return [];
    if (!ordinary.test(plain)) return [plain];
    const worth = noteworthy(plain);
    return worth?.startsWith('error: ') ? [worth] : [];
  });
  // Strapi says the same error in its log and again with its stack.
  return said.filter((line, at) => line.toLowerCase() !== said[at - 1]?.toLowerCase()).slice(-count);
}
