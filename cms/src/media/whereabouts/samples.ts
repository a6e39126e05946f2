import { boxOf, BrokenBoxes, type Box } from './boxes';

/** A piece of the file. */
export type Range = { from: number; to: number };
/** From a chunk on, each has so many samples. */
type Run = { first: number; samples: number };

/** The numbers of a table of a track: its version and flags first, then their count. */
function table(bytes: Buffer, { content, end }: Box, before: number, width: number): { count: number; at: number } {
  const at = content + before + 4;
  if (at > end) throw new BrokenBoxes('half a table');
  const count = bytes.readUInt32BE(content + before);
  if (count * width > end - at) throw new BrokenBoxes('a table that is too short');
  return { count, at };
}

function runsOf(bytes: Buffer, box: Box): Run[] {
  const { count, at } = table(bytes, box, 4, 12);
  return Array.from({ length: count }, (_, index) => {
    const from = at + index * 12;
    return { first: bytes.readUInt32BE(from), samples: bytes.readUInt32BE(from + 4) };
  });
}

/** How many bytes the next samples of a track have. */
function sizesOf(bytes: Buffer, box: Box): (samples: number) => number {
  if (box.content + 12 > box.end) throw new BrokenBoxes('half a table');
  const same = bytes.readUInt32BE(box.content + 4);
  if (same > 0) return (samples) => samples * same;
  const { count, at } = table(bytes, box, 8, 4);
  let next = 0;
  return (samples) => {
    let sum = 0;
    for (const last = Math.min(count, next + samples); next < last; next += 1) sum += bytes.readUInt32BE(at + next * 4);
    return sum;
  };
}

/**
 * Where in the file the samples of a track are, from its table of samples (`stbl`). Tracks share no samples, so that all that are asked
 * for are in `room`, together no longer than the file: else many tracks would each have all of it read.
 * @throws BrokenBoxes when the tables are not there, are longer than their boxes, or tell of more than the file has
 */
export function samplesOf(bytes: Buffer, stbl: Box, room: { left: number }): Range[] {
  const [runs, sizes] = [boxOf(bytes, stbl, 'stsc'), boxOf(bytes, stbl, 'stsz')];
  const short = boxOf(bytes, stbl, 'stco');
  const chunks = short ?? boxOf(bytes, stbl, 'co64');
  if (runs === undefined || sizes === undefined || chunks === undefined) throw new BrokenBoxes('no tables');
  const [width, all, next] = [short === undefined ? 8 : 4, runsOf(bytes, runs), sizesOf(bytes, sizes)];
  const { count, at } = table(bytes, chunks, 4, width);
  let run = 0;
  return Array.from({ length: count }, (_, index) => {
    while ((all[run + 1]?.first ?? Infinity) <= index + 1) run += 1;
    const place = at + index * width;
    const from = width === 4 ? bytes.readUInt32BE(place) : Number(bytes.readBigUInt64BE(place));
    const length = next(all[run]?.samples ?? 0);
    room.left -= length;
    if (room.left < 0) throw new BrokenBoxes('samples that are longer than the file');
    return { from, to: from + length };
  });
}
