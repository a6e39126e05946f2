import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { places } from '../support/places';

const folder = join(places.root, 'docs/systemd');
const analyze = (...args: string[]) =>
  spawnSync('systemd-analyze', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
  });

it.each(readdirSync(folder))('F5: systemd finds nothing wrong with %s', (name) => {
  const { stdout, stderr } = analyze('verify', '--man=no', join(folder, name));
  // What a machine without the product lacks is no fault of the unit.
  const told = `${stdout}${stderr}`
    .split('\n')
    .filter((line) => line.includes('apoti') && !/is not executable|No such file/.test(line));
  expect(told).toEqual([]);
});

it.each(['apoti-cms@.service', 'apoti-proxy@.service'])('F12: systemd says that %s is little exposed', (name) => {
  const { status, stdout } = analyze('security', '--offline=true', '--threshold=20', join(folder, name));
  expect([status, stdout.split('\n').findLast((line) => line.includes('exposure level'))]).toEqual([
    0,
    expect.anything(),
  ]);
});
