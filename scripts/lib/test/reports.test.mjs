import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countJourneys, countListed, countTests } from './reports.mjs';

/** @param {unknown} report */
function file(report) {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

describe('what a runner counted', () => {
  it('Q1: names each failed test and what it said first', () => {
    const passed = { status: 'passed', fullName: 'a b', failureMessages: [] };
    const failed = { status: 'failed', fullName: 'a c', failureMessages: ['\u001b[31mexpected 1\u001b[39m\n at x'] };
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [passed, failed] },
        { status: 'failed', name: 'd.test.ts', message: 'does not load', assertionResults: [] },
      ],
    };
    expect(countTests(file(report), false)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['a c: expected 1', 'd.test.ts: does not load'],
    });
  });

  it('Q1: of a property that failed, gives the seed and the counterexample by which it fails again', () => {
    const said =
      'Error: Property failed after 1 tests\n{ seed: 7, path: "0" }\nCounterexample: [[1]]\nShrunk 0 time(s)';
    const failed = { status: 'failed', fullName: 'a', failureMessages: [said] };
    const report = { numPassedTests: 0, numFailedTests: 1, testResults: [{ assertionResults: [failed] }] };
    const { failures } = countTests(file(report), false);
    expect(failures).toEqual(['a: Error: Property failed after 1 tests { seed: 7, path: "0" } Counterexample: [[1]]']);
  });

  it('Q1: names each failed journey, however deep it stands', () => {
    const specs = [
      { ok: true, title: 'A' },
      { ok: false, title: 'B' },
    ];
    const report = { stats: { expected: 1, unexpected: 1, flaky: 0 }, suites: [{ suites: [{ specs }] }] };
    expect(countJourneys(file(report), false)).toEqual({ passed: 1, failed: 1, failures: ['B'] });
  });

  it('Q1: tells how many journeys a list names, and that there is no list', () => {
    expect(countListed(file({ suites: [{ specs: [{}], suites: [{ specs: [{}, {}] }] }, { specs: [] }] }))).toBe(3);
    expect(countListed(join(tmpdir(), 'none.json'))).toBeNaN();
  });

  it('Q1: a runner without a report, with none of a count, that ran nothing or ended badly has failed', () => {
    expect(countTests(join(tmpdir(), 'none.json'), true)).toMatchObject({ failed: 1 });
    expect(countTests(file({}), true)).toMatchObject({ failed: 1 });
    expect(countTests(file({ numPassedTests: 0, numFailedTests: 0 }), true)).toMatchObject({ failed: 1 });
    expect(countTests(file({ numPassedTests: 3, numFailedTests: 0 }), false)).toMatchObject({ passed: 3, failed: 1 });
  });
});
