import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LibraryClient } from '../support/library-client';
import { check, type Model, type Real } from '../support/library-model/model';
import { steps } from '../support/library-model/step';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';

/** Ways through the library, in each of which the CMS is killed again and again; many in the full run, from other seeds. */
const runs = Number(process.env['KILL_ROUNDS'] ?? 1);
const options = process.env['KILL_ROUNDS'] === undefined ? { numRuns: runs, seed: 20_261 } : { numRuns: runs };
const STEPS = 20;

let stack: Stack;
let library: LibraryClient;
beforeAll(async () => {
  stack = await startStack();
  const client = new WireClient(stack.origin);
  await client.signIn(stack.admin);
  library = new LibraryClient(client);
});
afterAll(() => stack.stop());

it(
  'A15: whatever is done to files and whenever the CMS is killed, rows and files agree and nothing that was answered is lost',
  { timeout: 120_000 + runs * 180_000 },
  async () => {
    // One library for all runs, which begin where the last one ended: what is wrong cannot be made smaller by trying again.
    const model: Model = new Map();
    const real: Real = { stack, library, done: new Map() };
    await fc.assert(
      fc.asyncProperty(steps(STEPS), async (commands) => {
        await fc.asyncModelRun(() => ({ model, real }), commands);
        await check(model, real);
      }),
      { ...options, endOnFailure: true },
    );
    for (const what of ['upload', 'trash', 'restore', 'replace', 'purge', 'kill']) {
      expect([what, real.done.get(what) ?? 0]).not.toEqual([what, 0]);
    }
  },
);
