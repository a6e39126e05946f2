import { arch, availableParallelism, cpus, loadavg, platform } from 'node:os';
import { contentCalls } from './peers/content-calls';
import { contentCall, homePage } from './rows/cached';
import { edits } from './rows/edits';
import { measuredVisits } from './rows/measured';
import { memory } from './rows/memory';
import { saves } from './rows/saves';
import { tail } from './rows/tail';
import { typing } from './rows/typing';
import { uncached } from './rows/uncached';
import { formatTable, type Row } from './table';
import { paths, type World } from './world';

type Section = { row: string; what: string; measure: (world: World) => Promise<Row[]> | Row[] };

const sections: readonly Section[] = [
  { row: 'S1', what: 'the home page, 16 connections', measure: homePage },
  { row: 'S2', what: 'GET content.php, 16 connections', measure: contentCall },
  { row: 'S3', what: 'the tail, 64 connections', measure: tail },
  { row: 'S3b', what: 'a page that is not there yet', measure: uncached },
  { row: 'S7', what: 'from an edit to the public page', measure: edits },
  { row: 'S8', what: 'saves', measure: saves },
  { row: 'S10', what: 'memory', measure: memory },
  { row: 'S11', what: 'typing in the back-office', measure: typing },
  { row: 'A20', what: 'what visits are measured and asked for', measure: measuredVisits },
];

const say = (text: string) => process.stdout.write(`${text}\n`);

function introduce({ options }: World): void {
  const load = loadavg()
    .map((value) => value.toFixed(2))
    .join(' ');
  say(
    `${new Date().toISOString()}, Node ${process.versions.node}, ${platform()} ${arch()}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}, load ${load}`,
  );
  say(
    `${options.rounds} rounds of ${options.seconds} s for each contender in turn; ${options.edits} edits through each door.\n`,
  );
}

function explain(): void {
  say(`
How to read it
- ratio: ours / peer, the median of the rounds' ratios. Other figures are medians of the rounds; only ratios count.
- The generator (autocannon, one process) takes a core of its own. Where a server is not busy all the time, the generator
  is the limit, and the processor time of a request says more than requests a second.
- bare Fastify and nginx send the same compressed (br) bytes and headers as ours. nginx: one process, the stored bytes as a
  static file. Each is a process of its own.
- plain Strapi: the same content types and seeded content, Strapi's own REST API with a read-only token, no code of ours, no
  request log. "${contentCalls().length} calls": what content.php answers takes one call a content type, each with deep populate, one after the
  other; requests/s are whole objects and p99 is the time of one. "1 call": the home page's content type alone. Strapi
  does not compress its answers.
- S3b: ${paths.home} in processes of the proxy that have just started. The uncached peer of the goal (WordPress) is not here.
- S7: from sending the edit until a visitor who asks all the time gets the new page.
- S8: in turn, with a pause after each and a plain Strapi that has done nothing else; medians of the rounds.
- S11: the longest time for which the page was blocked while a person types and it saves itself; medians of the rounds. A
  busy machine makes it longer: judge it by a run with a low load.
- A20: a store of its own that takes batches of 1,000 in its thread as the CMS's does, 399 days in all; then each range with and
  without filters, the middle of three answers each. No ratios: there is no peer.
- memory: PSS, looked at once a second. No ratios: the parts do different work. The plain Strapi answers S2's load itself,
  our CMS is only asked by the proxy.`);
}

/** Measures every row (or those that are named) and prints the table. A missed goal is a no in it, nothing more. */
export async function bench(world: World): Promise<void> {
  introduce(world);
  const { only } = world.options;
  const unknown = only.find((name) => sections.every(({ row }) => row !== name));
  if (unknown !== undefined)
    throw new Error(`There is no row ${unknown}; there are ${sections.map(({ row }) => row).join(', ')}`);
  const rows: Row[] = [];
  for (const { row, what, measure } of sections) {
    if (only.length > 0 && !only.includes(row)) continue;
    const begin = performance.now();
    rows.push(...(await measure(world)));
    say(`${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s  ${row} ${what}`);
  }
  say(`\n${formatTable(rows)}`);
  explain();
}
