import { StringDecoder } from 'node:string_decoder';
import { stripVTControlCharacters } from 'node:util';

/**
 * Cuts a stream of bytes into lines.
 * @param {(line: string) => void} onLine
 * @returns {(chunk: Buffer) => void}
 */
export function byLine(onLine) {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  return (chunk) => {
    const lines = (rest + decoder.write(chunk)).split(/\r?\n/);
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  };
}

/** What Node prints around the message of an error that nobody caught, and where in the code it was. */
const around = /^(at .*|\^+|triggerUncaughtException\(|[[\]{}]+,?|Node\.js v[\d.]+|node:internal.*|\(Use `node .*\))$/;

/** What V8 prints around the message of an end of its own, such as want of memory: its last collections, and machine code. */
const aroundEnd = /^(\d+: 0x[\da-f]+ .*|\[\d+:0x[\da-f]+\].*|-+ Native stack trace -+|<--- .* --->)$/;

/** @param {string} line */
export const isAroundError = (line) => around.test(line.trim()) || aroundEnd.test(line.trim());

/**
 * Keeps the last lines of what a program says.
 * @param {number} limit lines
 */
export function createTail(limit) {
  /** @type {string[]} */
  const lines = [];
  /** @param {string} line */
  const addLine = (line) => {
    const plain = stripVTControlCharacters(line).trimEnd();
    if (plain) lines.push(plain);
    if (lines.length > limit) lines.shift();
  };
  return {
    add: byLine(addLine),
    addLine,
    text: () => lines.filter((line) => !isAroundError(line)).join('\n'),
    last: (count = 3) => lines.slice(-count),
  };
}
