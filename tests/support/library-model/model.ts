import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { LibraryClient } from '../library-client';
import type { Stack } from '../stack';

/** Where a file is, and what is in it. */
export type State = { where: 'active' | 'trash' | 'gone'; content: string };
/** What is to be found, by file. */
export type Model = Map<string, State>;
export type Real = {
  stack: Stack;
  library: LibraryClient;
  /** How often each thing was done, so that a test can tell that it was. */
  done: Map<string, number>;
};

/** SHA-256 of bytes, in hexadecimal. */
export function hashOf(bytes: Buffer | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function namesIn({ stack }: Real, place = ''): Promise<string[]> {
  const entries = await readdir(join(stack.dataDir, 'public/uploads', place), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** What the library says of every file that it knows, with its name for people. */
export async function stateOf({ library, stack }: Real): Promise<Map<string, State & { name: string }>> {
  const found = new Map<string, State & { name: string }>();
  for (const { id, url, name } of await library.all('active')) {
    const answer = await fetch(stack.origin + url);
    expect(answer.status).toBe(200);
    found.set(id, { where: 'active', name, content: hashOf(Buffer.from(await answer.arrayBuffer())) });
  }
  for (const { id, url, name } of await library.all('trash')) {
    expect((await fetch(stack.origin + url)).status).toBe(404);
    found.set(id, { where: 'trash', name, content: '' });
  }
  return found;
}

/** Rows, files on the disk and what is served say the same, and what the model says. */
export async function check(model: Model, real: Real): Promise<void> {
  const found = await stateOf(real);
  const idsOf = (where: State['where']) => [...found].filter(([, state]) => state.where === where).map(([id]) => id);
  expect((await namesIn(real)).toSorted()).toEqual(idsOf('active').toSorted());
  expect((await namesIn(real, '.trash')).toSorted()).toEqual(idsOf('trash').toSorted());
  expect(await namesIn(real, '.staging')).toEqual([]);
  for (const [id, { where, content }] of model) {
    expect([id, found.get(id)?.where ?? 'gone']).toEqual([id, where]);
    if (where === 'active') expect([id, found.get(id)?.content]).toEqual([id, content]);
  }
  for (const id of found.keys()) expect([...model.keys()]).toContain(id);
}
