import { parseArgs } from 'node:util';

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

/** What follows `npm run import --`; null: show the usage. */
export function parseOptions(args: string[], env: Record<string, string | undefined>): Options | null {
  try {
    const { values } = parseArgs({
      args,
      options: {
        ...{ from: string, user: string, password: string, site: string },
        ...{ 'dry-run': boolean, again: boolean, fresh: boolean, help: boolean },
      },
    });
    const { from, user, site } = values;
    const password = values.password ?? env['IMPORT_PASSWORD'];
    if (values.help || from === undefined || from === '') return null;
    if (user !== undefined && password === undefined) return null;
    const isAddress = /^https?:\/\//i.test(from);
    if ((isAddress && originOf(from) === null) || (site !== undefined && originOf(site) === null)) return null;
    return {
      from: isAddress ? { address: originOf(from) ?? from } : { folder: from },
      site: site === undefined ? undefined : (originOf(site) ?? undefined),
      credentials: user === undefined ? undefined : { user, password: password ?? '' },
      dryRun: values['dry-run'],
      again: values.again,
      fresh: values.fresh,
    };
  } catch {
    return null;
  }
}

function originOf(address: string): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return new URL(address).origin;
}
