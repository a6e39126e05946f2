import { contentCalls } from '../peers/content-calls';
import { pairRow } from '../measure/pair-rows';
import { takeTurns, type Contender } from '../measure/turns';
import { checkSameData } from '../peers/same-data';
import { readHeaders } from '../peers/strapi-peer';
import type { Row } from '../table';
import { BROWSER, firstScript, paths, type World } from '../world';

const CONNECTIONS = 16;
/** Strapi answers so few objects that its turns must be longer. */
const STRAPI_STRETCH = 3;

/** S1: the home page beside servers that only send its bytes. */
export function homePage(world: World): Promise<Row[]> {
  return besideSenders(world, { row: 'S1', what: 'home page', path: paths.home });
}

/** S1e: the first script of every page beside the same. */
export function siteFile(world: World): Promise<Row[]> {
  return besideSenders(world, { row: 'S1e', what: 'the first script', path: firstScript() });
}

/** S2: content.php beside the same, and beside the same data through Strapi's REST API. */
export async function contentCall(world: World): Promise<Row[]> {
  const subject = { row: 'S2', what: 'content.php', path: paths.content };
  return [...(await besideSenders(world, subject)), ...(await besideStrapi(world, subject))];
}

type Subject = { row: string; what: string; path: string };

async function ourContender(world: World, path: string): Promise<Contender> {
  const { origin, pids } = await world.stack();
  return {
    name: 'ours',
    pid: pids.proxy,
    job: { origin, paths: [path], connections: CONNECTIONS, headers: BROWSER },
  };
}

async function plan({ options, generator }: World) {
  return { ...options, generator: await generator() };
}

async function besideSenders(world: World, { row, what, path }: Subject): Promise<Row[]> {
  const ours = await ourContender(world, path);
  const [fastify, node, nginx] = [await world.fastify(), await world.node(), await world.nginx()];
  const peers = [fastify, node, ...(nginx === null ? [] : [nginx])];
  const contenders = peers.map(({ name, pid, origin }) => ({ name, pid, job: { ...ours.job, origin } }));
  const [ourTurns = [], ...turns] = await takeTurns([ours, ...contenders], await plan(world));
  const rows = peers.flatMap((peer, index) => {
    const pair = { row, what, ours: ourTurns, peer: { name: peer.name, turns: turns[index] ?? [] } };
    return [
      pairRow(pair, 'perSecond', peer === fastify ? { atLeast: 1 } : undefined),
      pairRow(pair, 'p99'),
      pairRow(pair, 'processor'),
    ];
  });
  return nginx === null ? [...rows, { row, what, ours: '–', peer: 'no nginx here' }] : rows;
}

async function besideStrapi(world: World, { row, what, path }: Subject): Promise<Row[]> {
  const ours = await ourContender(world, path);
  const { pid, origin, stop } = await world.newStrapi();
  const calls = contentCalls();
  await checkSameData(
    { origin: ours.job.origin, path },
    calls.map((call) => origin + call.path),
  );
  const largest = calls.filter(({ name }) => name === 'home-page');
  const job = { origin, connections: CONNECTIONS, headers: { ...BROWSER, ...readHeaders } };
  const [ourTurns = [], whole = [], one = []] = await takeTurns(
    [
      ours,
      { name: 'whole', pid, stretch: STRAPI_STRETCH, job: { ...job, paths: calls.map((call) => call.path) } },
      { name: 'one', pid, job: { ...job, paths: largest.map((call) => call.path) } },
    ],
    await plan(world),
  );
  await stop();
  const pair = { row, what, ours: ourTurns, peer: { name: `Strapi, ${calls.length} calls`, turns: whole } };
  const single = { ...pair, peer: { name: 'Strapi, 1 call', turns: one } };
  return [
    pairRow(pair, 'perSecond', { atLeast: 300 }),
    pairRow(pair, 'p99', { atMost: 0.005 }),
    pairRow(pair, 'processor'),
    pairRow(single, 'perSecond'),
    pairRow(single, 'p99'),
    pairRow(single, 'processor'),
  ];
}
