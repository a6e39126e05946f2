import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { panelAllows, planFirstAdmin, randomPassword } from './first-admin.mjs';
import { findSecrets, openSecrets, saveSecrets, secretsFor, secretsProblem } from './secrets.mjs';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('the secrets', () => {
  it('are made once, all different, for the owner alone', () => {
    const { secrets } = openSecrets(dir);
    expect(new Set(Object.values(secrets)).size).toBe(Object.keys(secrets).length);
    expect(openSecrets(dir).secrets).toEqual(secrets);
    expect(statSync(join(dir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('keep those that are there and add those that a new version needs', () => {
    writeFileSync(join(dir, 'secrets.json'), JSON.stringify({ secrets: { JWT_SECRET: 'kept' } }));
    const { secrets } = openSecrets(dir);
    expect(secrets['JWT_SECRET']).toBe('kept');
    expect(secrets['SESSION_SECRET']).toMatch(/^.{40,}$/);
  });

  it('that cannot be read are told in one sentence and left alone', () => {
    const file = join(dir, 'secrets.json');
    writeFileSync(file, '{ "secrets": ');
    expect(secretsProblem(join(dir, 'elsewhere'))).toBeUndefined();
    expect(secretsProblem(dir)).toContain(file);
    expect(() => openSecrets(dir)).toThrow(/^The secrets in .*secrets\.json cannot be read; .*\.$/);
    expect(readFileSync(file, 'utf8')).toBe('{ "secrets": ');
  });

  it('A19: of the environment win over those of a file that an earlier start has left, each by itself', () => {
    expect(findSecrets(dir, { CMS_PROXY_SECRET: 'given' })['CMS_PROXY_SECRET']).toBe('given');
    const { secrets } = openSecrets(dir);
    const found = findSecrets(dir, { CMS_PROXY_SECRET: 'given', JWT_SECRET: '' });
    expect(found).toEqual({ ...secrets, CMS_PROXY_SECRET: 'given' });
    expect(findSecrets(dir, {})).toEqual(secrets);
  });

  it('go only where they are needed', () => {
    const stored = openSecrets(dir);
    expect(Object.keys(secretsFor(stored, 'proxy')).sort()).toEqual([
      'CMS_PROXY_SECRET',
      'CMS_READ_TOKEN',
      'SESSION_SECRET',
    ]);
    expect(secretsFor(stored, 'cms')).not.toHaveProperty('SESSION_SECRET');
  });
});

describe('the first admin', () => {
  it.each([
    ['Correct-Horse-9', true],
    ['Short-9', false],
    ['no-upper-case-9', false],
    ['NO-LOWER-CASE-9', false],
    ['No-digit-at-all', false],
    [`Aa9${'x'.repeat(70)}`, false],
  ])('the panel takes %s: %s', (password, taken) => {
    expect(panelAllows(password)).toBe(taken);
  });

  it('gets made-up passwords that both user stores take', () => {
    for (let i = 0; i < 200; i += 1) expect(panelAllows(randomPassword())).toBe(true);
    expect(randomPassword()).not.toBe(randomPassword());
  });

  it('keeps the made-up password until somebody has been told', () => {
    const first = planFirstAdmin(undefined, undefined);
    const stored = openSecrets(dir);
    saveSecrets(dir, { ...stored, firstAdmin: first.keep });
    expect(planFirstAdmin(undefined, openSecrets(dir).firstAdmin).password).toBe(first.password);
    expect(planFirstAdmin(undefined, { told: true }).password).not.toBe(first.password);
  });

  it('never stores a password that the person chose; the panel gets its own when its rule forbids it', () => {
    const plan = planFirstAdmin('simple', undefined);
    expect(plan.password).toBe('simple');
    expect(panelAllows(plan.panelPassword)).toBe(true);
    saveSecrets(dir, { ...openSecrets(dir), firstAdmin: plan.keep });
    expect(readFileSync(join(dir, 'secrets.json'), 'utf8')).not.toContain('simple');
    expect(planFirstAdmin('Correct-Horse-9', undefined).panelPassword).toBe('Correct-Horse-9');
  });
});
