import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findCompose } from '../../scripts/lib/find-compose.mjs';
import { places } from '../support/places';

const text = readFileSync(join(places.root, 'docker-compose.yml'), 'utf8');

/** What an operator has to say, each a value that is found again. */
const asked = [...new Set([...text.matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name = '']) => name))];
const said = Object.fromEntries(asked.map((name) => [name, `said-${name.toLowerCase()}`]));

/** What Docker's own client makes of the file: it needs no engine for that. */
function config(env: Record<string, string>, ...args: string[]) {
  const [program = '', ...rest] = findCompose() ?? [];
  const own = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  // No .env of somebody who works here.
  const told = [...rest, '--project-directory', places.root, '--env-file', '/dev/null', ...args, 'config'];
  return spawnSync(program, [...told, '--format', 'json'], {
    cwd: places.root,
    encoding: 'utf8',
    env: { ...own, ...env },
  });
}

const serviceSchema = z.looseObject({
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  mem_limit: z.coerce.number().positive(),
  pids_limit: z.number().positive(),
});
const configSchema = z.looseObject({ services: z.record(z.string(), serviceSchema) });

describe('docker-compose.yml, as Docker Compose itself reads it', () => {
  it('F5: is the whole shape, each part with its limits, without a warning', () => {
    const { status, stdout, stderr } = config(said, '--profile', 'store');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { services } = configSchema.parse(JSON.parse(stdout));
    const parts = ['balancer', 'cms-1', 'cms-2', 'postgres', 'proxy-1', 'proxy-2', 'redis', 'store'];
    expect(Object.keys(services).toSorted()).toEqual(parts);
    for (const value of Object.values(said)) expect(stdout).toContain(value);
  });

  it.each(asked)('F12: is refused where %s is not said, and names it', (name) => {
    const { [name]: _left, ...others } = said;
    const { status, stderr } = config(others, '--profile', 'store');
    expect(status).not.toBe(0);
    expect(stderr).toContain(name);
  });
});
