import { setTimeout as pause } from 'node:timers/promises';
import { WireEditor } from '../../bench/editors/wire-editor';
import { AnotherProxy } from '../../support/another-proxy';
import { png } from '../../support/pictures';
import { startStack, type Stack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';
import type { Address } from '../visitors/visitors';
import { shuffled } from '../shuffled';
import { askedFor } from './addresses';

/** An edit that is not seen by then is not looked for any longer. */
const GIVE_UP_MS = 30_000;

/** A site with visitors, and somebody who edits by a proxy of her own. */
export type Scene = { stack: Stack; editor: WireEditor; addresses: Address[]; leave: () => Promise<void> };

/** Starts all of it. */
export async function setScene(): Promise<Scene> {
  const stack = await startStack({ faulty: true });
  const beside = await AnotherProxy.start(stack.cmsUrl);
  const admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
  const { json } = await admin.upload(await png(64, 64));
  const picture = typeof json === 'object' && json !== null && 'url' in json ? String(json.url) : '';
  const all = [...(await askedFor(new WireClient(stack.origin), admin)), { path: picture }];
  // Searches, each made for its visitor, stand side by side in the list: one after the other they would wait for each other.
  const addresses = shuffled(all, 1);
  const leave = async () => {
    if (stack.pids.cms !== 0) process.kill(stack.pids.cms, 'SIGCONT');
    await beside.stop();
    await stack.stop();
  };
  return { stack, editor: await WireEditor.signIn(beside.origin), addresses, leave };
}

/** Saves until it is saved: the editor's own proxy, too, has to find the CMS again. */
export async function saveUntilDone(save: () => Promise<void>): Promise<void> {
  for (const deadline = performance.now() + GIVE_UP_MS; ; await pause(50)) {
    const problem = await save().then(
      () => null,
      (error: unknown) => error,
    );
    if (problem === null) return;
    if (performance.now() > deadline) throw problem;
  }
}

/** Waits until visitors see a title. Gives how long that took in ms, at most {@link GIVE_UP_MS}. */
export async function untilSeen(origin: string, title: string): Promise<number> {
  const visitor = new WireClient(origin);
  const since = performance.now();
  for (;;) {
    const [page, call] = [await visitor.get('/'), await visitor.get('/api/content.php')];
    const took = performance.now() - since;
    if ((page.text.includes(title) && call.text.includes(title)) || took > GIVE_UP_MS) return took;
    await pause(20);
  }
}
