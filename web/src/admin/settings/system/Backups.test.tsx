// @vitest-environment jsdom
import type { BackupsReply } from '@apoti/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Backups } from './Backups';

const { answer } = vi.hoisted(() => {
  const answering: { with: BackupsReply | null } = { with: null };
  return { answer: answering };
});
vi.mock('../../../shared/api/client', () => ({ request: async () => answer.with }));

let root: Root;
const page = () => document.body.textContent ?? '';
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') ?? document.body);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function show(leavesOutUploads: boolean): Promise<void> {
  const name = 'backup-2026-03-04T05-06-07-089Z-manual.tar.gz';
  const made = { name, kind: 'manual', madeAt: '2026-03-04T05:06:07.089Z', size: 1_000, by: 'ada' } as const;
  answer.with = {
    backups: [{ ...made, files: leavesOutUploads ? 0 : 7, leavesOutUploads }],
    work: null,
    problem: null,
    restore: null,
    next: null,
    free: 1_000,
    byCommand: '',
    leavesOutUploads,
  };
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Backups />
      </SWRConfig>,
    ),
  );
}

it('A18: where uploads lie in an object store, the screen says of backups that they are not in them', async () => {
  await show(true);
  expect(page()).toContain('Uploaded files are not in it: they lie in an object store');
  expect(page()).toContain('database, without the files of the object store');
  expect(page()).not.toContain('all files');
});

it('A18: where uploads lie on the disk, a backup has all of them', async () => {
  await show(false);
  expect(page()).toContain('One archive of the database and all files');
  expect(page()).toContain('database and 7 files');
  expect(page()).not.toContain('object store');
});
