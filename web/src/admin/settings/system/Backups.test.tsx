// @vitest-environment jsdom
import { backupTexts, type BackupsReply } from '@apoti/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { Backups } from './Backups';

const { answer } = vi.hoisted(() => {
  const answering: { with: BackupsReply | null } = { with: null };
  return { answer: answering };
});
vi.mock('../../../shared/api/client', () => ({ request: async () => answer.with }));

const NAME = 'backup-2026-03-04T05-06-07-089Z-manual.tar.gz';
let root: Root;
const page = () => document.body.textContent ?? '';
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  completeBrowser();
  root = createRoot(document.getElementById('root') ?? document.body);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function show(leavesOutUploads: boolean, more: Partial<BackupsReply> = {}): Promise<void> {
  const made = { name: NAME, kind: 'manual', madeAt: '2026-03-04T05:06:07.089Z', size: 1_000, by: 'ada' } as const;
  answer.with = {
    backups: [{ ...made, files: leavesOutUploads ? 0 : 7, leavesOutUploads }],
    work: null,
    problem: null,
    restore: null,
    next: null,
    free: 1_000,
    byCommand: '',
    uploadsAreVolume: false,
    leavesOutUploads,
    ...more,
  };
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Backups />
      </SWRConfig>,
    ),
  );
}

async function askToRestore(): Promise<void> {
  const button = document.querySelector<HTMLButtonElement>('[aria-label^="Restore the backup"]');
  await act(async () => button?.click());
}

it('A18: where uploads lie in an object store, the screen says of backups that they are not in them', async () => {
  await show(true);
  expect(page()).toContain('Uploaded files are not in it: they lie in an object store');
  expect(page()).toContain('database, without the files of the object store');
  expect(page()).not.toContain('all files');
});

it('A18: where the server cannot restart itself, the question gives the command', async () => {
  await show(false, { byCommand: backupTexts.notSupervised });
  await askToRestore();
  expect(page()).toContain(`npm run restore -- ${NAME}`);
  expect(page()).not.toContain('docs/operations.md');
});

it('A18: where uploads are a volume of their own, the question names the handbook and no command, which could not work', async () => {
  await show(false, { byCommand: backupTexts.uploadsAreVolume, uploadsAreVolume: true });
  await askToRestore();
  expect(page()).toContain(backupTexts.uploadsAreVolume);
  expect(page()).toContain('docs/operations.md, Back up and restore, in containers');
  expect(page()).toContain(NAME);
  expect(page()).not.toContain('npm run');
});

it('A18: where uploads lie on the disk, a backup has all of them', async () => {
  await show(false);
  expect(page()).toContain('One archive of the database and all files');
  expect(page()).toContain('database and 7 files');
  expect(page()).not.toContain('object store');
});
