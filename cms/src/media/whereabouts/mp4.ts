import { boxesIn, boxOf, BrokenBoxes, freeBox, type Box } from './boxes';
import { samplesOf, type Range } from './samples';

/** What a file consists of; what else stands at its top is a maker's own. */
const TOP = new Set('ftyp styp pdin moov moof mfra mdat sidx ssix prft free skip wide'.split(' '));
/** Boxes that hold others in which something may be told. */
const HOLDERS = new Set('moov trak mdia minf stbl moof traf'.split(' '));
/** What is told of a recording, and where makers put what is theirs: position, device, owner, titles. */
const TOLD = new Set(['udta', 'meta', 'uuid', 'gps ', 'free', 'skip', 'junk']);
/** Tracks to see, to hear and to read; others hold what the device measured beside them, its position too. */
const TRACKS = new Set('vide soun auxv pict hint tmcd clcp subt sbtl text'.split(' '));
const READ = new Set(['subt', 'sbtl', 'text']);
/** What holds a sample is five deep. */
const DEEPEST = 16;
/** What drones write into subtitles. */
const POSITION = /\bGPS|latitude|longitude/i;

/**
 * Takes out of an MP4 or QuickTime file, in place, what is told beside pictures and sound: every such box becomes one that is passed
 * over, of the same length, so that each sample stays where it is.
 * @throws BrokenBoxes when the boxes in it are not whole, or a track of measured things cannot be taken out
 */
export function forgetInMp4(bytes: Buffer): void {
  const top = [...boxesIn(bytes, 0, bytes.length)];
  const isInPieces = top.some(({ type }) => type === 'moof');
  const room = { left: bytes.length };
  const forgotten = top.flatMap((box) => (box.type === 'moov' ? measured(bytes, box, room) : []));
  if (isInPieces && forgotten.length > 0) throw new BrokenBoxes('measured things in pieces');
  const data = top.filter(({ type }) => type === 'mdat');
  const ranges = forgotten.flatMap(({ samples }) => samples);
  for (const { track } of forgotten) freeBox(bytes, track);
  for (const box of top) {
    if (!TOP.has(box.type)) freeBox(bytes, box);
    else forgetInBox(bytes, box, 1);
  }
  for (const range of ranges) fillWithin(bytes, data, range);
}

function forgetInBox(bytes: Buffer, box: Box, depth: number): void {
  if (box.type === 'cmov') throw new BrokenBoxes('packed boxes');
  if (depth > DEEPEST) throw new BrokenBoxes('boxes in boxes to no end');
  if (TOLD.has(box.type)) freeBox(bytes, box);
  if (!HOLDERS.has(box.type)) return;
  for (const inner of boxesIn(bytes, box.content, box.end)) forgetInBox(bytes, inner, depth + 1);
}

/**
 * Only in the data, which stands in the order of the file: no table makes anything else of a file. All ranges together are no longer
 * than it, so that whoever sends many of both decides nothing of how long this takes.
 */
function fillWithin(bytes: Buffer, data: readonly Box[], { from, to }: Range): void {
  let [low, high] = [0, data.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((data[middle]?.end ?? Infinity) <= from) low = middle + 1;
    else high = middle;
  }
  for (let box = data[low]; box !== undefined && box.content < to; box = data[low]) {
    bytes.fill(0, Math.max(box.content, from), Math.min(box.end, to));
    low += 1;
  }
}

type Track = { track: Box; samples: Range[] };

/** The tracks of what the device has measured, and subtitles that tell of a position. */
function measured(bytes: Buffer, moov: Box, room: { left: number }): Track[] {
  const tracks: Box[] = [];
  for (const box of boxesIn(bytes, moov.content, moov.end)) if (box.type === 'trak') tracks.push(box);
  return tracks.flatMap((track) => {
    const kind = kindOf(bytes, track);
    if (kind === undefined || (TRACKS.has(kind) && !READ.has(kind))) return [];
    const stbl = boxOf(bytes, track, 'mdia', 'minf', 'stbl');
    const samples = stbl === undefined ? [] : samplesOf(bytes, stbl, room);
    const isTold = !READ.has(kind) || samples.some(({ from, to }) => POSITION.test(bytes.toString('latin1', from, to)));
    return isTold ? [{ track, samples }] : [];
  });
}

function kindOf(bytes: Buffer, track: Box): string | undefined {
  const handler = boxOf(bytes, track, 'mdia', 'hdlr');
  if (handler === undefined) return undefined;
  return bytes.toString('latin1', handler.content + 8, Math.min(handler.end, handler.content + 12));
}
