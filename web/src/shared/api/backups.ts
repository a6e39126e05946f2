import useSWR, { mutate } from 'swr';
import { backupsReplySchema, doneSchema, type ApiError, type BackupsReply } from '@apoti/contract';
import { request } from './client';
import { steadyRetry } from './steady-retry';

const PATH = '/api/backups';
/** How often it is looked while something is under way, and while nothing is, in ms. */
const SOON = 1_000;
const LATER = 60_000;

/** Whether something is going on whose end is awaited. */
export function isUnderWay({ work, restore }: Pick<BackupsReply, 'work' | 'restore'>): boolean {
  return work !== null || restore?.state === 'switched';
}

/** The backups (A18). While one is made or restored it is looked again every second, also while the CMS is away for that. */
export function useBackups() {
  return useSWR<BackupsReply, ApiError>(PATH, (path: string) => request(backupsReplySchema, { path }), {
    refreshInterval: (known) => (known !== undefined && isUnderWay(known) ? SOON : LATER),
    onErrorRetry: steadyRetry(2 * SOON),
  });
}

/** Where a backup is downloaded from. */
export function backupAddress(name: string): string {
  return `${PATH}/${name}`;
}

/** Asks again now. */
export async function refreshBackups(): Promise<void> {
  await mutate(PATH);
}

/** Asks for everything again: after a restore all of it may be another. */
export async function refreshEverything(): Promise<void> {
  await mutate(() => true);
}

/** Begins a backup. Throws ApiError. */
export async function beginBackup(): Promise<void> {
  await request(doneSchema, { method: 'POST', path: PATH, body: {} });
  await refreshBackups();
}

/** Begins a restore. Throws ApiError. */
export async function beginRestore(name: string): Promise<void> {
  await request(doneSchema, { method: 'POST', path: `${PATH}/restore`, body: { name } });
  await refreshBackups();
}

/** Throws ApiError. */
export async function deleteBackup(name: string): Promise<void> {
  await request(doneSchema, { method: 'DELETE', path: PATH, body: { name } });
  await refreshBackups();
}
