import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { places } from '../support/places';

const folder = join(places.root, 'docs/systemd');

/** What a unit says, name by name; what is said twice is joined. */
function unit(name: string): Map<string, string> {
  const said = new Map<string, string>();
  for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
    const [, key = '', value = ''] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? [];
    if (key !== '') said.set(key, said.has(key) ? `${said.get(key)} ${value}` : value);
  }
  return said;
}

const HARDENED = {
  NoNewPrivileges: 'yes',
  CapabilityBoundingSet: '',
  ProtectSystem: 'strict',
  ProtectHome: 'yes',
  PrivateTmp: 'yes',
  PrivateDevices: 'yes',
  RestrictNamespaces: 'yes',
  Restart: 'always',
  User: 'apoti',
};

describe.each([
  ['apoti-cms@.service', 'cms/Dockerfile', 'cms.env', 133],
  ['apoti-proxy@.service', 'compat-proxy/Dockerfile', 'proxy.env', 808],
] as const)('docs/systemd/%s', (name, dockerfile, secrets, port) => {
  const said = unit(name);
  const image = readFileSync(join(places.root, dockerfile), 'utf8');

  it('F5: starts what the container starts, with the same memory settings', () => {
    const command: unknown = JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? '[]');
    expect(`/usr/bin/${(Array.isArray(command) ? command : []).join(' ')}`).toBe(said.get('ExecStart'));
    for (const [setting] of image.matchAll(/MALLOC_\w+=\d+/g)) expect(said.get('Environment')).toContain(setting);
    expect(said.get('Environment')).toContain(`PORT=${port}%i`);
  });

  it('F12: may do nothing but its work, within limits, and has its secrets in a file of root’s', () => {
    expect(Object.fromEntries(Object.keys(HARDENED).map((key) => [key, said.get(key)]))).toEqual(HARDENED);
    expect(said.get('EnvironmentFile')).toBe(`/etc/apoti/${secrets}`);
    for (const key of ['MemoryMax', 'TasksMax', 'ReadWritePaths', 'TimeoutStopSec']) expect(said.get(key)).toBeTruthy();
    expect(said.get('Environment')).not.toMatch(/SECRET|TOKEN|PASSWORD|KEY/);
  });

  it('F12: is refused a call of the system that it may not make, and not ended for it; Node may ask for keys of memory', () => {
    expect(said.get('SystemCallErrorNumber')).toBe('EPERM');
    expect(said.get('SystemCallFilter')).toBe('@system-service @pkey ~@privileged');
  });
});

describe('docs/systemd/apoti.service', () => {
  const said = unit('apoti.service');
  const pages = unit('apoti-pages.path').get('PathChanged');

  it('F5: is there after a reboot, and is tried again until it stands', () => {
    expect(said.get('WantedBy')).toBe('multi-user.target');
    expect(said.get('After')).toBe('network-online.target postgresql.service');
    expect(said.get('Wants')).toContain('network-online.target');
    expect([said.get('Restart'), said.get('RestartSec'), said.get('StartLimitIntervalSec')]).toEqual([
      'always',
      '5',
      '0',
    ]);
  });

  it('S1: has the folder of the pages’ files, which nginx may read, and nginx told of their headers', () => {
    expect(pages).toBe('/run/apoti/pages/headers.conf');
    const ofTwo = unit('apoti-proxy@.service');
    for (const key of ['RuntimeDirectory', 'RuntimeDirectoryMode', 'RuntimeDirectoryPreserve']) {
      expect([key, said.get(key)]).toEqual([key, ofTwo.get(key)]);
    }
    expect(said.get('Wants')).toContain('apoti-pages.path');
  });

  it('F5: is what the handbook quotes', () => {
    const whole = readFileSync(join(folder, 'apoti.service'), 'utf8');
    expect(readFileSync(join(places.root, 'docs/operations.md'), 'utf8')).toContain(`\`\`\`ini\n${whole}\`\`\`\n`);
  });
});

it('F5: the target wants each unit that is there', () => {
  const wants = unit('apoti.target').get('Wants') ?? '';
  const wanted = readdirSync(folder).filter((name) => /^apoti-(?:cms|proxy)@|\.path$/.test(name));
  for (const name of wanted) expect(wants).toContain(name.replace('@.service', '@1.service'));
  expect(wants).toContain('apoti-cms@2.service apoti-proxy@1.service apoti-proxy@2.service');
});
