import { median, quantile, medianOfRatios } from '../measure/ratios';
import { withUnit, type Row } from '../table';
import { BROWSER, paths, type World } from '../world';

const CLIENTS = 64;

type Sample = { p99: number; renders: number };

/** Clients that all ask a process that has just started, and has no page yet, for the home page. */
async function coldVisit(world: World, clients: number): Promise<Sample> {
  const generator = await world.generator();
  const instance = await world.newInstance();
  const job = { origin: instance.origin, before: '/healthz', path: paths.home, clients, headers: BROWSER };
  const { times } = await generator.burst(job);
  const renders = instance.renders().length;
  await instance.stop();
  return { p99: quantile(times, 0.99), renders };
}

/** S3b: a page that is not there yet, asked for by one client and by many at once. */
export async function uncached(world: World): Promise<Row[]> {
  await coldVisit(world, CLIENTS);
  const alone: Sample[] = [];
  const together: Sample[] = [];
  for (let round = 0; round < world.options.rounds; round += 1) {
    const visits = [
      async () => alone.push(await coldVisit(world, 1)),
      async () => together.push(await coldVisit(world, CLIENTS)),
    ];
    for (const visit of round % 2 === 1 ? visits.reverse() : visits) await visit();
  }
  const p99s = (samples: Sample[]) => samples.map(({ p99 }) => p99);
  const most = Math.max(...together.map(({ renders }) => renders));
  return [
    {
      row: 'S3b',
      what: `first visit after a start, ${CLIENTS} clients at once: p99`,
      ours: withUnit(median(p99s(together)), ' ms'),
      peer: `one client ${withUnit(median(p99s(alone)), ' ms')}`,
      ratio: medianOfRatios(p99s(together), p99s(alone)),
      goal: { atMost: 2 },
      numbers: { together: p99s(together), alone: p99s(alone) },
    },
    {
      row: 'S3b',
      what: `renders for ${CLIENTS} clients at once`,
      ours: String(most),
      figure: most,
      goal: { atMost: 1 },
      unit: '',
      numbers: { renders: together.map(({ renders }) => renders) },
    },
  ];
}
