import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { capacityOf, withCapacity } from './capacity';
import { readOptions } from './options';
import { publishedRun, speedFiles } from './publish';
import { makeResult, thisMachine } from './result';

const rows = [
  {
    row: 'S1',
    what: 'home page: requests/s',
    ours: '70,000/s',
    numbers: { ours: [71_234, 60_000, 90_000], peer: [1] },
  },
  { row: 'S2', what: 'content.php: requests/s', ours: '–', numbers: { ours: [] } },
  { row: 'S8', what: 'whole-object save, one field changed', ours: '25 ms', numbers: { ours: [25, 20, 40] } },
];
const result = makeResult(rows, readOptions([]), thisMachine());

it('S1, S8: the capacity is the middle of what was measured, and what was not measured is not told', () => {
  const text = capacityOf(result).replaceAll(/ +/g, ' ');
  expect(text).toContain('| visits of a page, from memory | 71,200 | `PROXY_PROCESSES=auto`');
  expect(text).toContain('| saves of the whole content, one after another | 40 |');
  expect(text).not.toContain('calls of the content');
});

it('docs/operations.md tells the capacity of the published run, and what people wrote around it stays', async () => {
  const page = await readFile(speedFiles.operations, 'utf8');
  const plain = (text: string) => text.replaceAll(/[ -]+/g, ' ');
  expect(plain(withCapacity(page, await publishedRun('rows')))).toBe(plain(page));
  const once = withCapacity(page, result);
  expect(once).toContain('71,200');
  expect(withCapacity(once, null)).toBe(withCapacity(page, null));
});
