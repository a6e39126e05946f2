import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { objectStoreNames } from '@apoti/contract/object-store/settings';
import { envSchema } from '../../compat-proxy/src/plugins/app/env';
import { cmsPart, proxyPart } from '../../scripts/lib/start/parts.mjs';
import { places } from '../support/places';

/** What makes no sense there, and why. */
const LEFT_OUT = {
  PORT: 'the image has it, and the balancer asks there',
  HOST: 'the image has it, and the balancer asks there',
  CMS_PORT: 'the image has it, and the balancer asks there',
  DATA_DIR: 'the image has it: a volume lies there',
  SEARCH_CONSOLE_URL: 'stands in for Google where a product is tried',
  SERVICES_URL: 'stands in for services where a product is tried',
};

const read = (path: string) => readFileSync(join(places.root, path), 'utf8');
const composeSchema = z.looseObject({
  services: z.record(z.string(), z.looseObject({ environment: z.record(z.string(), z.unknown()).default({}) })),
});
const { services } = composeSchema.parse(parse(read('docker-compose.yml'), { merge: true }));
const passedTo = (service: string) => Object.keys(services[service]?.environment ?? {});

/** The names in the table of the README. */
const [, table = ''] = /^## Settings$([\s\S]*?)^## /m.exec(read('README.md')) ?? [];
const documented = [...table.matchAll(/^\| `([A-Z0-9_]+)` /gm)].map(([, name = '']) => name);

const source = ['cms/src', 'cms/config']
  .flatMap((folder) =>
    readdirSync(join(places.root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.ts'))
  .map(read)
  .join('\n');
const ofStore: readonly string[] = objectStoreNames;
/** What each part reads. */
const readBy = {
  cms: (name: string) => new RegExp(`\\b${name}\\b`).test(source) || ofStore.includes(name),
  proxy: (name: string) => name in envSchema.shape,
};

describe('the settings that docker-compose.yml passes on', () => {
  it('F5: there are settings, and each is read by a part', () => {
    expect(documented.length).toBeGreaterThan(35);
    expect(documented.filter((name) => !readBy.cms(name) && !readBy.proxy(name) && !(name in LEFT_OUT))).toEqual([]);
    expect(Object.keys(LEFT_OUT).filter((name) => !documented.includes(name))).toEqual([]);
  });

  it.each([
    ['cms-1', readBy.cms],
    ['proxy-1', readBy.proxy],
  ])('F5: %s is passed every documented setting that it reads', (service, reads) => {
    const passed = passedTo(service);
    expect(documented.filter((name) => reads(name) && !passed.includes(name) && !(name in LEFT_OUT))).toEqual([]);
  });
});

describe('the settings that npm start passes on', () => {
  const own = {
    ...{ port: 8080, cmsPort: 1337, host: '127.0.0.1', dataDir: '/data' },
    ...{ adminUsername: 'admin', adminEmail: 'admin@example.com' },
  };
  /** Each says its own name. */
  const env = Object.fromEntries([...documented, 'HTTPS_PROXY', 'NO_PROXY'].map((name) => [name, name]));
  const world = { env, settings: own, stored: { secrets: {} }, firstAdmin: { password: 'ADMIN_PASSWORD' } };
  const parts = [
    ['the CMS', cmsPart(world).env, readBy.cms],
    ['the proxy', proxyPart(world).env, readBy.proxy],
  ] as const;

  it.each(parts)('F5: %s gets every documented setting that it reads', (_name, got, reads) => {
    expect(documented.filter((name) => reads(name) && !(name in got))).toEqual([]);
  });

  it.each(parts)('F5: %s gets none that it does not read', (_name, got, reads) => {
    const passed = Object.keys(got).filter((name) => got[name] === name);
    expect(passed.length).toBeGreaterThan(10);
    expect(passed.filter((name) => !reads(name))).toEqual([]);
  });
});

it('F5: what Node itself reads of a machine is documented and reaches both parts of npm start', () => {
  const ofNode = { NODE_OPTIONS: '--no-warnings', NODE_EXTRA_CA_CERTS: '/etc/ca.pem' };
  for (const name of Object.keys(ofNode)) expect(read('README.md')).toContain(`\`${name}\``);
  const settings = { port: 1, cmsPort: 2, host: '', dataDir: '', adminUsername: '', adminEmail: '' };
  const world = { env: ofNode, settings, stored: { secrets: {} }, firstAdmin: {} };
  for (const part of [cmsPart(world), proxyPart(world)]) expect(part.env).toMatchObject(ofNode);
});
