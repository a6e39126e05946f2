import { describe, expect, it } from 'vitest';
import { judgeAudit } from './audit.mjs';
import { undecidedScripts } from './install-scripts.mjs';
import { isAllowed, otherLicences } from './licences.mjs';
import { judgeFiles } from './offline.mjs';
import { unpinned } from './pins.mjs';

/** @param {Partial<import('./projects.mjs').Locked>} more */
const locked = (more) => ({ name: 'one', path: 'node_modules/one', version: '1.0.0', ...more });

it.each(judgeFiles().map(({ rule, problems }) => /** @type {const} */ ([rule, problems])))(
  'of the packages of all parts, %s',
  (_rule, problems) => expect(problems).toEqual([]),
);

describe('packages', () => {
  it('a range, a tag and an address are no exact version, in overrides neither', () => {
    const dependencies = { a: '^1.0.0', b: 'latest', c: 'git+ssh://x', d: '1.2.3', '@apoti/contract': '*' };
    expect(unpinned({ dependencies, overrides: { e: { f: '~1.0.0' } } })).toEqual([
      'a ^1.0.0',
      'b latest',
      'c git+ssh://x',
      'f ~1.0.0',
    ]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
    ['AGPL-3.0-only', false],
    ['MIT AND AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE', false],
  ])('under the licence %s a package may be used: %s', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed);
  });

  it('a package without a licence that nobody looked up is named', () => {
    expect(otherLicences([locked({ license: undefined }), locked({ name: 'pause' })])).toEqual([
      'one 1.0.0: no licence',
    ]);
  });

  it('what would run something while installing is named until somebody has decided', () => {
    const packages = [locked({ hasInstallScript: true }), locked({ name: 'two', hasInstallScript: true })];
    expect(undecidedScripts(packages, { two: false, three: true })).toEqual([
      'one: not decided',
      'three: named, but runs nothing',
    ]);
  });

  it('an advisory of high severity is told unless it is known why it cannot be reached', () => {
    const via = [{ source: 7, title: 'bad', severity: 'high', url: 'https://example.com/GHSA-aaaa-bbbb-cccc' }];
    const report = {
      vulnerabilities: {
        one: { name: 'one', severity: 'high', via, nodes: ['node_modules/one'] },
        two: { name: 'two', severity: 'high', via: ['one'], nodes: ['node_modules/two'] },
        three: { name: 'three', severity: 'moderate', via: [{ ...via[0], severity: 'moderate' }], nodes: [] },
      },
    };
    expect(judgeAudit(report, {}).open).toEqual(['one: bad (high, GHSA-aaaa-bbbb-cccc)']);
    expect(judgeAudit(report, { 'GHSA-aaaa-bbbb-cccc': 'why' })).toEqual({
      open: [],
      accepted: ['one: bad (high, GHSA-aaaa-bbbb-cccc): why'],
      stale: [],
    });
    expect(judgeAudit({ vulnerabilities: {} }, { 'GHSA-aaaa-bbbb-cccc': 'why' }).stale).toEqual([
      'GHSA-aaaa-bbbb-cccc',
    ]);
  });
});
