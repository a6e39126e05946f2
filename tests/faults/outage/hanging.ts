import { errorBodySchema } from '@apoti/contract';
import { defaultPosts } from '@apoti/contract/content/default-posts';
import { png } from '../../support/pictures';
import { SAYS_SO_MS, WireClient, type WireAnswer } from '../../support/wire-client';
import type { Found, Section, Task } from '../section';
import { quantile } from '../../bench/measure/ratios';
import { ratioOf, untilSure, usualP99, type Sure } from '../visitors/tails';
import { letVisit } from '../visitors/visitors';
import { setScene, type Scene } from './scene';
import { begin, end, type Outage } from './outages';

const PER_SECOND = 200;
/** So long does the CMS hang at a stretch. */
const HANGS_SECONDS = 30;
/** Tails within a tenth are what is aimed at; clearly longer is what no busy machine explains. */
const TIMES = 2;
/** In the first visits of an outage nobody has noticed it yet: they are looked at by themselves, each of them. */
const FIRST = 5 * PER_SECOND;
/** Both ways to hang: the process is stopped, or nothing comes through. */
const WAYS: readonly Outage[] = ['stopped', 'hang'];

const saves = {
  'a save of the content': async (admin: WireClient) => admin.post('/api/content.php', await admin.content()),
  'a save of a post': (admin: WireClient) => admin.post('/api/blog.php', { ...defaultPosts[0], id: undefined }),
  'an upload': async (admin: WireClient) => admin.upload(await png(8, 8)),
};

/** What is wrong with how a save was answered. */
function problemWith({ status, json }: WireAnswer, ms: number): string[] {
  const body = errorBodySchema.safeParse(json).data;
  if (status !== 503 || body?.code !== 'unavailable') return [`got ${status} ${body?.code ?? ''}`];
  return ms > SAYS_SO_MS ? [`was told after ${Math.round(ms)} ms`] : [];
}

/** Saves again and again while the CMS hangs. */
async function saveMeanwhile(admin: WireClient, until: Promise<unknown>) {
  let [isOver, longest] = [false, 0];
  const problems: string[] = [];
  void until.finally(() => (isOver = true));
  while (!isOver) {
    for (const [what, save] of Object.entries(saves)) {
      const begun = performance.now();
      const answer = await save(admin);
      const ms = performance.now() - begun;
      longest = Math.max(longest, ms);
      problems.push(...problemWith(answer, ms).map((problem) => `${what} ${problem}`));
    }
  }
  return { longest, problems };
}

async function hangOnce({ stack, addresses }: Scene, admin: WireClient, way: Outage) {
  const crowd = { origin: stack.origin, addresses, clients: 16, perSecond: PER_SECOND };
  const half = (PER_SECOND * HANGS_SECONDS) / 2;
  const before = await letVisit(crowd, half);
  await begin(stack, way);
  const visiting = letVisit(crowd, half * 2);
  const [during, saved] = await Promise.all([visiting, saveMeanwhile(admin, visiting)]);
  await end(stack, way);
  const after = await letVisit(crowd, half);
  const usual = usualP99([...before.times, ...after.times]);
  const first = ratioOf(quantile(during.times.slice(0, FIRST), 0.99), usual);
  return {
    tries: during.times.length,
    p99: usualP99(during.times),
    ratio: Math.max(ratioOf(usualP99(during.times), usual), first),
    first,
    slowest: Math.round(Math.max(...during.times)),
    still: ratioOf(usualP99(after.times), usualP99(before.times)),
    longest: saved.longest,
    violations: [...before.failures, ...during.failures, ...after.failures, ...saved.problems],
  };
}

async function tryBoth(scene: Scene, { seed, say }: Task): Promise<Found> {
  const admin = new WireClient(scene.stack.origin);
  await admin.signIn(scene.stack.admin);
  const ways: Sure<Awaited<ReturnType<typeof hangOnce>>>[] = [];
  for (const way of WAYS) {
    const sure = await untilSure(TIMES, async () => {
      const one = await hangOnce(scene, admin, way);
      say(
        `${way}: ${one.tries} visits, p99 ${one.p99.toFixed(1)} ms, × ${one.ratio} (after × ${one.still} of before); a save was told within ${Math.round(one.longest)} ms`,
      );
      return one;
    });
    ways.push(sure);
  }
  const tried = ways.flatMap((way) => way.tried);
  const slow = ways.flatMap(({ ratio }, at) => (ratio > TIMES ? [`${WAYS[at]}: p99 was × ${ratio}`] : []));
  return {
    tries: tried.reduce((all, one) => all + one.tries, 0),
    violations: [...tried.flatMap(({ violations }) => violations), ...slow].map((text) => `${text} (seed ${seed})`),
    figures: {
      'p99 × normal (stopped)': ways[0]?.ratio ?? NaN,
      'p99 × normal (no answers)': ways[1]?.ratio ?? NaN,
      'p99 of the first 5 s × normal': Math.max(...ways.map(({ tried: [one] }) => one?.first ?? NaN)),
      'the slowest visit meanwhile, ms': Math.max(...tried.map(({ slowest }) => slowest)),
      // How far tails are apart on this machine while nothing hangs: a tenth less or more says something only where these are nearer.
      'p99 after × before (stopped)': ways[0]?.tried.at(-1)?.still ?? NaN,
      'p99 after × before (no answers)': ways[1]?.tried.at(-1)?.still ?? NaN,
      'a save is told within ms': Math.round(Math.max(...tried.map(({ longest }) => longest))),
    },
  };
}

/** F4: a CMS that hangs for half a minute is nothing to visitors, and an editor is told at once. */
export const hanging: Section = {
  figure: 'F4 hanging',
  what: 'visits while the CMS hangs for 30 s, and saves meanwhile',
  goal: 'p99 at most twice the usual one, also of the first 5 s (± 10 % is aimed at); a save says so within 5 s',
  enough: 48_000,
  part: HANGS_SECONDS * PER_SECOND * WAYS.length,
  measure: async (task) => {
    const scene = await setScene();
    try {
      return await tryBoth(scene, task);
    } finally {
      await scene.leave();
    }
  },
};
