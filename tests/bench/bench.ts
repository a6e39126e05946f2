import { derivedRows } from './derived';
import { explanation } from './explain';
import { machineTicks, takenShare, takenText } from './measure/host-share';
import { publish } from './publish';
import { keepResult, makeResult, thisMachine, type Machine } from './result';
import { sections } from './sections';
import { formatTable, type Row } from './table';
import type { World } from './world';

const say = (text: string) => process.stdout.write(`${text}\n`);

function introduce({ options }: World, { node, system, cores, processor, load }: Machine): void {
  const busy = load.map((value) => value.toFixed(2)).join(' ');
  say(`${new Date().toISOString()}, Node ${node}, ${system}, ${cores} × ${processor}, load ${busy}`);
  say(
    `${options.rounds} rounds of ${options.seconds} s for each contender in turn; ${options.edits} edits through each door.\n`,
  );
}

/**
 * Measures every row (or those that are named), prints the table and keeps the run as JSON. A missed goal is a no in it. Throws at the
 * end, after the table, where a row could not be measured.
 */
export async function bench(world: World): Promise<void> {
  const { options } = world;
  const machine = thisMachine();
  const start = machineTicks();
  introduce(world, machine);
  const all = sections[options.mode];
  const unknown = options.only.find((name) => all.every(({ row }) => row !== name));
  if (unknown !== undefined)
    throw new Error(`There is no row ${unknown}; there are ${all.map(({ row }) => row).join(', ')}`);
  const rows: Row[] = [];
  const failed: string[] = [];
  for (const { row, what, measure } of all) {
    if (options.only.length > 0 && !options.only.includes(row)) continue;
    const [begin, ticks] = [performance.now(), machineTicks()];
    try {
      rows.push(...(await measure(world)));
    } catch (error) {
      // What the other rows took minutes to measure is not thrown away with it.
      failed.push(row);
      say(`${row} could not be measured: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
    const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(6);
    say(`${seconds} s  ${row} ${what}${takenText(takenShare(ticks, machineTicks()))}`);
  }
  rows.push(...derivedRows(rows));
  say(`\n${formatTable(rows)}`);
  say(`\n${explanation()}`);
  const taken = takenShare(start, machineTicks());
  const result = makeResult(rows, options, taken === null ? machine : { ...machine, taken });
  const files = await keepResult(result, options);
  say(`\nThe numbers: ${files.join(', ')}`);
  if (failed.length > 0) throw new Error(`Not measured: ${failed.join(', ')}`);
  if (options.publish) await publish(result, options.mode);
}
