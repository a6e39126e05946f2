import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { places } from '../support/places';

const read = (file: string) => readFileSync(join(places.root, file), 'utf8');
const composeSchema = z.object({
  services: z.record(z.string(), z.object({ volumes: z.array(z.string()).optional() })),
});

/** The blocks of commands below a heading of docs/operations.md. */
function commandsBelow(heading: string): string {
  const part = read('docs/operations.md').split(`\n${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...part.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block]) => block).join('\n');
}

describe('docs/operations.md, a restore by hand in containers', () => {
  const commands = commandsBelow('## Back up and restore');

  it('F13: does to the database what a restore does by itself: another epoch, and no mail that is sent twice', () => {
    const settled = read('cms/src/backups/after-restore.ts');
    const held = /HELD = '(.+)'/.exec(read('cms/src/mail/mail-row.ts'))?.[1] ?? 'none';
    const states = /\$in: \[(.+?)\]/.exec(settled)?.[1] ?? 'none';
    const bytes = Number(/randomBytes\((\d+)\)\.toString\('hex'\)/.exec(settled)?.[1]);
    const [counters = '', mails = ''] = [...commands.matchAll(/update (?:revision_counters|mails) [^"]+/g)].map(String);
    expect(counters).toMatch(new RegExp(`set epoch = left\\(replace\\(gen_random_uuid.+, ${bytes * 2}\\)`));
    expect(mails).toMatch(/set state = 'failed', next_attempt_at = null,/);
    expect(mails).toContain(`last_error = '${held}'`);
    expect(mails).toContain(`where state in (${states})`);
  });

  it('F13: is whole or not at all, and says when what was there before may go', () => {
    const [load = ''] = /psql .* -1 -v ON_ERROR_STOP=1 [^]*?< cms\.sql$/m.exec(commands) ?? [];
    expect(load).toMatch(/rename to before'[^]*create schema public'[^]* -f - [^]*epoch[^]*mails/);
    expect(commands).toContain("-c 'drop schema before cascade'");
  });

  it('F13: hands the uploads to the CMS by a pipe, for it may not read what belongs to others', () => {
    const [, service = '', folder = ''] =
      /tar -C public\/uploads -cf - \. \| docker compose run .*-T (\S+) tar -C (\S+) -xf -/.exec(commands) ?? [];
    const { services } = composeSchema.parse(parse(read('docker-compose.yml'), { merge: true }));
    expect(services[service]?.volumes).toContain(`uploads:${folder}`);
  });
});

it.each(['apoti.conf', 'two-of-each.conf'])(
  'F5: whoever sets nginx up with %s is told to take away the default site of Debian',
  (name) => {
    const remedy = 'rm /etc/nginx/sites-enabled/default';
    const text = read(`compat-proxy/nginx/${name}`);
    expect(text).toContain('listen 80 default_server;');
    const [head = ''] = text.split(/^[^#]/m);
    expect(head).toContain(remedy);
    for (const guide of ['docs/operations.md', 'README.md']) expect(read(guide)).toContain(remedy);
  },
);
