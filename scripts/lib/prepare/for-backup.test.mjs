import { expect, it, vi } from 'vitest';
import { prepareBackup } from './for-backup.mjs';

const there = [import.meta.filename];
const missing = [...there, '/nowhere/command.js'];

it('A18: a backup builds nothing where the built files are there, whether the product runs or not', async () => {
  const make = vi.fn();
  await prepareBackup({ isRunning: true, files: there, make });
  await prepareBackup({ isRunning: false, files: there, make });
  expect(make).not.toHaveBeenCalled();
});

it('A18: what is missing is built for a backup, but never below a running product', async () => {
  const make = vi.fn();
  await expect(prepareBackup({ isRunning: true, files: missing, make })).rejects.toThrow(/the product runs: stop it/);
  expect(make).not.toHaveBeenCalled();
  await prepareBackup({ isRunning: false, files: missing, make });
  expect(make).toHaveBeenCalledOnce();
});
