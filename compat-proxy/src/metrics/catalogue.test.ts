import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { catalogue } from './catalogue';

const docs = join(import.meta.dirname, '../../../docs');
const named = (file: string) => new Set(readFileSync(join(docs, file), 'utf8').match(/\bapoti_\w+/g));
const names = Object.keys(catalogue);

it('A18: every figure is in the handbook, and the handbook names no other', () => {
  expect([...named('operations.md')].sort()).toEqual([...names].sort());
});

it('A18: alarms go by figures that there are, and each is explained', () => {
  const rules = readFileSync(join(docs, 'alerts.yml'), 'utf8');
  const alarms = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  const handbook = readFileSync(join(docs, 'operations.md'), 'utf8');
  expect(alarms.length).toBeGreaterThan(10);
  expect([...named('alerts.yml')].filter((name) => !names.includes(name))).toEqual([]);
  expect(alarms.filter((name) => !handbook.includes(`**${name}**`))).toEqual([]);
});

it('A18: names say what they count, as Prometheus has it', () => {
  for (const [name, [type]] of Object.entries(catalogue)) expect(name.endsWith('_total')).toBe(type === 'counter');
});
