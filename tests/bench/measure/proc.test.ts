import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { memoryOf, processorMs, pssOf, ticksOf } from './proc';

const STAT = '4242 (node (a) b) S 1 4242 4242 0 -1 4194560 9000 0 12 0 731 269 0 0 20 0 11 0 81234 1200000 30000';

it('processor time is user and system time, whatever the command is called', () => {
  expect(ticksOf(STAT)).toBe(1000);
  expect(() => ticksOf('nothing')).toThrow('/proc/<pid>/stat');
});

it('memory is the proportional share', () => {
  const rollup = '5500-7fff ---p 00000000 00:00 0    [rollup]\nRss:   90000 kB\nPss:   51200 kB\nPss_Anon:  40000 kB\n';
  expect(pssOf(rollup)).toBe(50 * 1024 * 1024);
  expect(() => pssOf('Rss: 1 kB')).toThrow('smaps_rollup');
});

it('a process that is not there has neither', () => {
  expect([processorMs(2 ** 30), memoryOf(2 ** 30)]).toEqual([null, null]);
});

it.runIf(existsSync('/proc/self/smaps_rollup'))('this process has both', () => {
  expect(processorMs(process.pid)).toBeGreaterThan(0);
  expect(memoryOf(process.pid)).toBeGreaterThan(1024 * 1024);
});
