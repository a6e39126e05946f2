// `npm run compat -- --base URL [--user NAME --password PASSWORD] [--read-only]`: which rows of the wire a server keeps.
import { parseArgs } from 'node:util';
import { toEnd, toLine } from './print-table';
import { isClean, runChecks } from './run-checks';

const USAGE = `npm run compat -- --base <address> [--user <name> --password <password>] [--read-only]

  --base       the server, such as https://www.example.com
  --user       an admin's user name or e-mail; without it only what visitors may do is tried
  --password   the admin's password (or the environment variable COMPAT_PASSWORD)
  --read-only  nothing is changed, not even for a moment

Every check takes back what it did and looks whether it is gone. What stays is told at the end; then, and when a row does
not hold, the exit code is 1.`;

function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string' },
      user: { type: 'string' },
      password: { type: 'string' },
      'read-only': { type: 'boolean', default: false },
    },
  });
  const password = values.password ?? process.env['COMPAT_PASSWORD'];
  if (values.base === undefined || !URL.canParse(values.base)) return null;
  if (values.user !== undefined && password === undefined) return null;
  const credentials = values.user === undefined ? undefined : { username: values.user, password: password ?? '' };
  return { base: new URL(values.base).origin, credentials, readOnly: values['read-only'] };
}

async function main(): Promise<number> {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  let options: ReturnType<typeof optionsOf>;
  try {
    options = optionsOf(process.argv.slice(2));
  } catch {
    options = null;
  }
  if (options === null) {
    console.error(USAGE);
    return 2;
  }
  const stop = new AbortController();
  // The check that runs is still undone; only then does the run end.
  process.once('SIGINT', () => stop.abort());
  process.stdout.write(`${'row'.padEnd(20)}${'holds'.padEnd(5)}\n`);
  const outcomes = await runChecks(options, (outcome) => process.stdout.write(`${toLine(outcome)}\n`), stop.signal);
  process.stdout.write(toEnd(options.base, outcomes));
  return isClean(outcomes) ? 0 : 1;
}

process.exitCode = await main();
