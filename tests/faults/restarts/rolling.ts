import { setTimeout as pause } from 'node:timers/promises';
import { AnotherProxy } from '../../support/another-proxy';
import { startBalancer, type Balancer } from '../../support/balancer';
import { startStack, type Stack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';
import { findTool, type Tool } from '../../../scripts/lib/find-tool.mjs';
import { askedFor } from '../outage/addresses';
import type { Found, Section, Task } from '../section';
import { letVisit } from '../visitors/visitors';
import { editMeanwhile } from './editing';

const CROWD = { clients: 24, perSecond: 400 };
/** As README says: the next one goes when this one has been ready for so long. */
const BETWEEN_MS = 2_000;

/** Two proxies of one data folder behind a balancer. */
type Scene = { stack: Stack; second: AnotherProxy; balancer: Balancer; leave: () => Promise<void> };

/** Starts all of it. */
export async function setScene(tool: Tool): Promise<Scene> {
  const stack = await startStack();
  const settings = { TRUST_PROXY: '1' };
  await stack.restartProxy(settings);
  const second = await AnotherProxy.start(stack.cmsUrl, { dataDir: stack.dataDir, settings });
  const balancer = await startBalancer({ tool, proxies: [stack.origin, second.origin], files: stack.pageFiles });
  const leave = async () => {
    await balancer.stop();
    await second.stop();
    await stack.stop();
  };
  return { stack, second, balancer, leave };
}

/** Restarts one after the other until the visits are over. Gives how often. */
async function roll({ stack, second }: Scene, isOver: () => boolean): Promise<number> {
  for (let restarts = 0; ; restarts += 1) {
    await pause(BETWEEN_MS);
    if (isOver()) return restarts;
    if (restarts % 2 === 0) await stack.restartProxy({ TRUST_PROXY: '1' });
    else {
      await second.startAgain();
    }
  }
}

/** Visits, saves and uploads, and restarts meanwhile. */
export async function tryRolling(scene: Scene, { tries, say, signal }: Task): Promise<Found> {
  const { origin } = scene.balancer;
  const admin = new WireClient(origin);
  await admin.signIn(scene.stack.admin);
  const addresses = await askedFor(new WireClient(origin), admin);
  let isOver = false;
  const over = () => isOver || signal.aborted;
  const visiting = letVisit({ origin, addresses, ...CROWD }, tries).finally(() => (isOver = true));
  const [visits, edits, restarts] = await Promise.all([visiting, editMeanwhile(origin, over), roll(scene, over)]);
  say(`${restarts} restarts, ${edits.count} saves and uploads among ${visits.times.length} visits`);
  const violations = [...visits.failures, ...edits.failures];
  if (violations.length > 0) say(scene.balancer.said());
  return {
    tries: visits.times.length + edits.count,
    violations,
    figures: { restarts, 'saves and uploads': edits.count },
  };
}

/** F5: a deployment that restarts one proxy after the other is noticed by nobody. */
export const rolling: Section = {
  figure: 'F5 rolling',
  what: 'visits, saves and uploads through a balancer while its two proxies are restarted in turn',
  goal: 'none of 100,000 fails',
  enough: 100_000,
  part: 10_000,
  missing: () => (findTool('nginx') === null ? 'There is no nginx here; npm run bench fetches one.' : null),
  measure: async (task) => {
    const tool = findTool('nginx');
    if (tool === null) throw new Error('There is no nginx here');
    const scene = await setScene(tool);
    try {
      return await tryRolling(scene, task);
    } finally {
      await scene.leave();
    }
  },
};
