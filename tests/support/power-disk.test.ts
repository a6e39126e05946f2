import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { PowerDisk } from './power-disk';

function put(path: string, text: string, isFlushed: boolean): void {
  const file = openSync(path, 'w');
  writeSync(file, text);
  if (isFlushed) fsyncSync(file);
  closeSync(file);
}

function flushFolder(path: string): void {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

it('F1: a cut of the power leaves what was flushed, and not what only was written', async () => {
  const disk = PowerDisk.make(16);
  onTestFinished(() => disk.remove());
  const at = (name: string) => join(disk.folder, name);
  writeFileSync(at('old'), 'old words');
  disk.settle();
  put(at('flushed'), 'flushed words', true);
  flushFolder(disk.folder);
  put(at('written'), 'written words', false);
  put(at('new'), 'new words', true);
  renameSync(at('new'), at('old'));
  await disk.cut();
  expect(readFileSync(at('flushed'), 'utf8')).toBe('flushed words');
  expect(existsSync(at('written')) && readFileSync(at('written'), 'utf8') === 'written words').toBe(false);
  // The file's words are on the disk, that it has the other's name now is not.
  expect(readFileSync(at('old'), 'utf8')).toBe('old words');
  flushFolder(disk.folder);
  put(at('later'), 'later words', true);
  flushFolder(disk.folder);
  await disk.cut();
  expect(readFileSync(at('later'), 'utf8')).toBe('later words');
});
