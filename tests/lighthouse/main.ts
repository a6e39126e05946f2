import { chromium } from 'playwright';
import { launchOptions } from '../support/browser';
import { freePort } from '../support/processes';
import { sitePages } from '../support/site-pages';
import { startStack } from '../support/stack';
import { audit, CATEGORIES, median, type Audit } from './audit';

/** The least score of each category on every page a visitor can open (S4 names the goal beyond it). */
const LEAST = 95;
/** Pages that stay out of search engines on purpose, and the one that is not there. */
const NOT_LISTED: readonly string[] = ['/newsletter', '/register', '/login', '/nothing-here'];

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Whether the page reaches what it must; pages that are not listed are not judged by how well they are found. */
function reached({ path, scores }: Audit): boolean {
  return CATEGORIES.every((name) => (name === 'seo' && NOT_LISTED.includes(path)) || scores[name] >= LEAST);
}

function line({ path, scores, lcp, tbt, cls, faults }: Audit): string {
  const figures = CATEGORIES.map((name) => String(scores[name]).padStart(4)).join('');
  const times = `${String(Math.round(lcp)).padStart(6)} ms${String(Math.round(tbt)).padStart(6)} ms`;
  return `${path.padEnd(22)}${figures}${times}  ${cls.toFixed(3)}  ${faults.join(', ')}`;
}

/** A second and a third run only where the first misses: the middle one counts. */
async function judge(url: string, port: number): Promise<Audit> {
  const first = await audit(url, port);
  return reached(first) ? first : median([first, await audit(url, port), await audit(url, port)]);
}

/** Judges the pages, all or those named, on the whole product. Gives the exit code. */
async function main(paths: readonly string[]): Promise<number> {
  const stack = await startStack();
  const port = await freePort();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  });
  const missed: string[] = [];
  try {
    say(`${'page'.padEnd(22)}perf a11y best  seo      LCP      TBT    CLS  not passed`);
    for (const path of paths) {
      const judged = await judge(stack.origin + path, port);
      say(line({ ...judged, path }));
      if (!reached({ ...judged, path })) missed.push(path);
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
  say(missed.length === 0 ? `Every page reaches ${LEAST}.` : `Below ${LEAST}: ${missed.join(', ')}`);
  return missed.length === 0 ? 0 : 1;
}

const named = process.argv.slice(2);
process.exitCode = await main(named.length > 0 ? named : sitePages.filter((path) => path !== '/nothing-here'));
