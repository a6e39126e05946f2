import { BrokenBoxes } from './boxes';

const HEAD = 8;
/** Sound, pictures, and how they are played; what else there is was put there by a device or a program. */
const KEPT = new Set(['fmt ', 'fact', 'data', 'cue ', 'smpl', 'inst', 'plst', 'idx1', 'indx']);
const KEPT_LISTS = new Set(['hdrl', 'movi', 'odml', 'adtl', 'INFO']);

/**
 * Takes out of a RIFF file (WAV, AVI), in place, what is neither sound nor picture, and what stands behind its end.
 * @throws BrokenBoxes where nothing is left then, as of a recorder that did not write how long its file is
 */
export function forgetInRiff(bytes: Buffer): void {
  const end = Math.min(bytes.length, HEAD + bytes.readUInt32LE(4));
  let isRecorded = false;
  for (let at = 12; at + HEAD <= end;) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const [content, next] = [at + HEAD, at + HEAD + size + (size % 2)];
    const list = name === 'LIST' ? bytes.toString('latin1', content, content + 4) : undefined;
    if (list === undefined ? !KEPT.has(name) : !KEPT_LISTS.has(list)) {
      bytes.write('JUNK', at, 'latin1');
      bytes.fill(0, content, Math.min(next, end));
    }
    isRecorded ||= (name === 'data' && size > 0) || list === 'movi';
    at = next;
  }
  if (!isRecorded) throw new BrokenBoxes('nothing before its end');
  bytes.fill(0, end);
}
