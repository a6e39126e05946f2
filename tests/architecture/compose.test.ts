import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { places } from '../support/places';

const path = join(places.root, 'docker-compose.yml');
const text = readFileSync(path, 'utf8');
const nginx = join(places.root, 'compat-proxy/nginx');

/** Where a part may write for a moment: in memory, but for the balancer, where visitors' bodies wait. */
const scratch = z.array(z.string()).min(1);

const partSchema = z.looseObject({
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  restart: z.literal('unless-stopped'),
  command: z.array(z.string()).default([]),
  mem_limit: z.string(),
  cpus: z.number(),
  pids_limit: z.number(),
  ulimits: z.object({ nofile: z.number() }).optional(),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  environment: z.record(z.string(), z.unknown()).default({}),
  configs: z.array(z.object({ source: z.string(), target: z.string() })).default([]),
  ports: z.array(z.string()).default([]),
  extra_hosts: z.array(z.string()).default([]),
});
const serviceSchema = z.union([
  partSchema.extend({ tmpfs: scratch }),
  partSchema.extend({ volumes: scratch.refine((all) => all.some((one) => one.endsWith(':/tmp'))) }),
]);
const composeSchema = z.looseObject({
  services: z.record(z.string(), serviceSchema),
  configs: z.record(z.string(), z.strictObject({ file: z.string() })),
});
// What is not in the schema fails here: each service has every limit.
const { services, configs } = composeSchema.parse(parse(text, { merge: true }));

/** How it is laid out is ours; the balancer is for everybody. */
const OURS = [
  'no-quotes-in-volumes',
  'no-unbound-port-interfaces',
  'service-keys-order',
  'services-alphabetical-order',
  'top-level-properties-order',
];

describe('docker-compose.yml', () => {
  it('F5: is as the specification of Compose says, and as its linter wants it', () => {
    const rules = Object.fromEntries(OURS.map((rule) => [rule, 0 as const]));
    const [result] = new DCLinter({ rules, quiet: false, debug: false, exclude: [] }).lintFiles([path], false);
    expect(result?.messages).toEqual([]);
  });

  it('F5: runs two CMS and two proxies of one image each, PostgreSQL, Redis, a balancer and, where asked for, a store', () => {
    expect(Object.keys(services).toSorted()).toEqual(
      ['balancer', 'cms-1', 'cms-2', 'postgres', 'proxy-1', 'proxy-2', 'redis', 'store'].toSorted(),
    );
    for (const part of ['cms', 'proxy']) {
      const [one, other] = [services[`${part}-1`], services[`${part}-2`]];
      expect(other?.image).toBe(one?.image);
      const differs = Object.keys(one?.environment ?? {}).filter(
        (name) => one?.environment[name] !== other?.environment[name],
      );
      expect(differs).toEqual(part === 'proxy' ? ['CMS_URL'] : []);
    }
  });

  it.each(Object.keys(services))('F5: %s says whether it is well, by itself or by its image', (name) => {
    const { healthcheck, build } = services[name] ?? {};
    const image = build === undefined ? '' : readFileSync(join(places.root, build.dockerfile), 'utf8');
    expect(healthcheck !== undefined || /^HEALTHCHECK /m.test(image)).toBe(true);
  });

  it('F12: holds no secret: each comes from the environment, and is asked for where it is missing', () => {
    const isSecret = (name: string) => /PASSWORD|SECRET|TOKEN|SALT|KEYS?$|_URL$/.test(name);
    const values = Object.values(services).flatMap(({ environment }) => Object.entries(environment));
    const secrets = values.filter(([name, value]) => isSecret(name) && value !== null && value !== '');
    expect(secrets.length).toBeGreaterThan(20);
    for (const [name, value] of secrets) {
      if (name === 'CMS_URL') continue;
      expect([name, String(value)]).toEqual([name, expect.stringMatching(/\$\{[A-Z0-9_]+(?:[:?-][^}]*)?\}/)]);
    }
    const named = new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, one = '']) => one));
    const guarded = [...named].filter((one) => !new RegExp(`\\$\\{${one}:[?-]`).test(text));
    expect(guarded).toEqual([]);
  });

  it('F12: only the balancer has ports; the panel’s is this machine’s own', () => {
    const open = Object.entries(services).flatMap(([name, { ports }]) => ports.map((port) => `${name} ${port}`));
    expect(open).toEqual(['balancer 80:80', 'balancer 443:443', 'balancer 127.0.0.1:1337:1401']);
  });

  it('F5: the balancer has a number of workers of its own, not one for each core of a machine, and may start them', () => {
    const { command, pids_limit: most = 0 } = services['balancer'] ?? {};
    const [, workers] = /s\/\^worker_processes \.\*\/worker_processes (\d+);\//.exec(String(command)) ?? [];
    expect(Number(workers)).toBeGreaterThan(0);
    // Two generations while it reads its configuration anew, and what stands around them.
    expect(2 * Number(workers) + 8).toBeLessThan(most);
  });

  it('F10: the balancer has the memory and the open files for as many connections as it takes', () => {
    const { command, mem_limit: memory = '', ulimits } = services['balancer'] ?? {};
    const [, workers] = /worker_processes (\d+);/.exec(String(command)) ?? [];
    const [, connections] = /worker_connections (\d+);/.exec(String(command)) ?? [];
    expect(Number(connections)).toBeGreaterThan(1024);
    // One whose handshake is done takes 24 KB.
    expect(Number(workers) * Number(connections) * 24).toBeLessThan(Number(/^(\d+)m$/.exec(memory)?.[1]) * 1024);
    // A body that waits is a file beside its connection.
    expect(ulimits?.nofile).toBeGreaterThan(2 * Number(connections));
  });

  it('S1b: the balancer has every file that its configuration names, and knows every machine of it', () => {
    const { configs: mounted = [], extra_hosts: hosts = [] } = services['balancer'] ?? {};
    const files = readdirSync(nginx).filter((name) => name !== 'apoti.conf');
    const all = files.map((name) => readFileSync(join(nginx, name), 'utf8')).join('\n');
    const wanted = [...all.matchAll(/^\s*include (\/etc\/nginx\/apoti\/[\w-]+\.conf);/gm)].map(([, one]) => one);
    const targets = mounted.map(({ target }) => target);
    expect(targets).toEqual(expect.arrayContaining([...new Set(wanted)]));
    for (const { source, target } of mounted) {
      // A container that may write nowhere takes what is a file, and no text of this one: the schema sees to that.
      const file = configs[source]?.file ?? '';
      const isOurs = file.startsWith('compat-proxy/nginx/');
      if (isOurs && source !== 'balancer') expect(target.endsWith(file.replace('compat-proxy/nginx/', ''))).toBe(true);
    }
    const names = [...readFileSync(join(nginx, 'upstreams.conf'), 'utf8').matchAll(/^\s*server ([\w-]+):/gm)];
    const known = hosts.map((host) => host.split(':')[0]);
    expect(known).toEqual(expect.arrayContaining(names.map(([, name]) => name)));
  });

  it('F5: the handbook names services that are there', () => {
    const handbook = readFileSync(join(places.root, 'docs/operations.md'), 'utf8');
    const said = [
      ...handbook.matchAll(
        /docker compose (?:exec(?: -T)?|stop|start|up -d --no-deps|cp) ([\w\- ]+?)(?= (?:node|psql)|[:`\n])/g,
      ),
    ];
    const named = said.flatMap(([, names = '']) => names.split(' '));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in services))).toEqual([]);
  });
});
