import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, end, isCmsUp, type Outage } from '../faults/outage/outages';
import { saveUntilDone, setScene, untilSeen, type Scene } from '../faults/outage/scene';
import { letVisit } from '../faults/visitors/visitors';

/** The others are tried by `npm run faults`. */
const outages: Outage[] = ['dead', 'hang', 'error', 'half'];

let scene: Scene;
beforeAll(async () => {
  scene = await setScene();
});
afterAll(() => scene?.leave());

/** Everything once. */
async function failuresOfAll(): Promise<string[]> {
  const { stack, addresses } = scene;
  const crowd = { origin: stack.origin, addresses, clients: 8, perSecond: 1_000 };
  return (await letVisit(crowd, addresses.length)).failures;
}

it.each(outages)(
  'F3: %s: whatever visitors ask for is there, and an edit made meanwhile is seen afterwards',
  async (outage) => {
    const title = `Edited while ${outage}`;
    const save = await scene.editor.prepare(title);
    await begin(scene.stack, outage);
    expect(await failuresOfAll()).toEqual([]);
    if (isCmsUp(outage)) await saveUntilDone(save);
    await end(scene.stack, outage);
    if (!isCmsUp(outage)) await saveUntilDone(save);
    await untilSeen(scene.stack.origin, title);
    expect(await failuresOfAll()).toEqual([]);
  },
);

it('F3: a proxy that starts while the CMS talks nonsense has everything that the one before it had', async () => {
  await begin(scene.stack, 'half');
  await scene.stack.restartProxy();
  expect(await failuresOfAll()).toEqual([]);
  await end(scene.stack, 'half');
});
