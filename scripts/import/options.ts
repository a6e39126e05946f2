import type { parseArgs } from 'node:util';
import { knownArgs } from '../lib/known-args.mjs';
import { Problem } from '../lib/problem.mjs';

export const USAGE = `npm run import -- --from <address or folder> [--user <name>] [--password <password>] [--dry-run]

  --from       the old site, such as https://www.example.com, or a folder of its saved answers (content.json, team.json,
               blog.json, media.json, newsletter.json, and files under their own paths)
  --user       somebody who may sign in there; without it only what visitors see is read
  --password   the password (or the environment variable IMPORT_PASSWORD)
  --site       the old site's address, where --from is a folder: links to it are made to lead into this one
  --dry-run    says what would be done and writes nothing
  --again      brings over what was brought already, whatever was made of it here
  --fresh      reads everything anew instead of going on with a run that was stopped

The product has to run, with the same DATA_DIR and CMS_PORT. What is there is asked for, shown as a plan, and written, each
kind whole or not at all. A second run writes nothing but what has changed there.`;

export type Options = {
  from: { address: string } | { folder: string };
  site: string | undefined;
  credentials: { user: string; password: string } | undefined;
  dryRun: boolean;
  again: boolean;
  fresh: boolean;
};

const boolean = { type: 'boolean', default: false } as const;
const string = { type: 'string' } as const;

/** Where to read on after a problem. */
export const HINT = 'npm run import -- --help tells all that can be said.';

/** What follows `npm run import --`: what is to be done, or what is wrong with it. */
export type Asked = Options | { help: true } | { problem: string };

const known = {
  ...{ from: string, user: string, password: string, site: string },
  ...{ 'dry-run': boolean, again: boolean, fresh: boolean, help: boolean },
};

export function parseOptions(args: string[], env: Record<string, string | undefined>): Asked {
  try {
    const { values } = knownArgs({ args, options: known });
    return values.help ? { help: true } : optionsOf(values, env['IMPORT_PASSWORD']);
  } catch (error) {
    if (error instanceof Problem) return { problem: error.message };
    throw error;
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof known }>>['values'];

function optionsOf(values: Values, kept: string | undefined): Asked {
  const { from = '', user, site, password = kept } = values;
  if (from === '')
    return { problem: '--from is missing: the address of the old site, or a folder of its saved answers.' };
  if (user !== undefined && password === undefined)
    return {
      problem: `--user ${user} needs a password: in the environment variable IMPORT_PASSWORD, or with --password.`,
    };
  const isAddress = /^https?:/i.test(from);
  for (const address of [...(isAddress ? [from] : []), ...(site === undefined ? [] : [site])])
    if (originOf(address) === null)
      return { problem: `“${address}” is no address of a site; one is written as https://www.example.com.` };
  return {
    from: isAddress ? { address: originOf(from) ?? from } : { folder: from },
    site: site === undefined ? undefined : (originOf(site) ?? undefined),
    credentials: user === undefined ? undefined : { user, password: password ?? '' },
    dryRun: values['dry-run'],
    again: values.again,
    fresh: values.fresh,
  };
}

function originOf(address: string): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return new URL(address).origin;
}
