import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { places } from '../support/places';
import { writeLargeSite, type Sizes } from '../support/large-site/large-site';
import { startStack, type Stack } from '../support/stack';
import { Generator } from './generator/generator';
import { makeCountedSite } from './instances/counted-site';
import { startInstance, type Instance } from './instances/instance';
import { MemoryWatch } from './measure/memory';
import type { Options } from './options';
import { fixedAnswer, type FixedAnswer } from './peers/fixed-answer';
import { startNginx } from './peers/nginx-peer';
import type { Peer } from './peers/peer';
import { startSender } from './peers/sender-peer';
import { startStrapi, type StrapiPeer } from './peers/strapi-peer';
import { findTool } from '../../scripts/lib/find-tool.mjs';

/** What every comparison asks with: what a browser on a phone sends, which takes compressed answers. */
export const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-NG,en;q=0.9',
  'sec-ch-ua': '"Chromium";v="131", "Not_A Brand";v="24"',
  'sec-ch-ua-mobile': '?1',
  'sec-ch-ua-platform': '"Android"',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'sec-fetch-user': '?1',
  'upgrade-insecure-requests': '1',
};

/** What visitors ask for most. */
export const paths = { home: '/', content: '/api/content.php' };

/** The first script of every page, by the name that the build gave it. */
export function firstScript(): string {
  const name = readdirSync(join(places.webDist, 'client/assets')).find((file) =>
    /^start-(?!measured).*\.js$/.test(file),
  );
  if (name === undefined) throw new Error('The built site has no first script');
  return `/assets/${name}`;
}

type Stoppable = { stop: () => Promise<void> | void };

/** The product, the peers and the load generator. Each starts when it is first asked for; `stop` ends them all. */
export class World {
  readonly memory = new MemoryWatch();
  private readonly started: Promise<Stoppable>[] = [];
  private stopping = false;

  constructor(readonly options: Options) {}

  /** The real product with the seeded content. */
  readonly stack = this.once(async () => {
    const stack = await startStack();
    this.memory.add('proxy', stack.pids.proxy);
    this.memory.add('CMS', stack.pids.cms);
    return stack;
  });

  readonly generator = this.once(async () => new Generator());

  /** A bare Fastify with the bytes and headers of our home page, content.php and first script. */
  readonly fastify = this.once(async () => this.watched(await startSender('bare Fastify', await this.answers())));

  /** Node's own server with the same bytes: how far one process can go at all. */
  readonly node = this.once(async () => this.watched(await startSender('bare Node', await this.answers())));

  /** An nginx that sends what the bare Fastify sends; null where there is none. */
  async nginx(): Promise<Peer | null> {
    return this.nginxTool === null ? null : this.nginxHere();
  }

  /** A plain Strapi with the same content, that nobody has used yet. Whoever asks for it stops it. */
  newStrapi(): Promise<StrapiPeer> {
    return this.kept(async () => this.watched(await startStrapi()));
  }

  /** A whole product with so much more content. Whoever asks for it stops it. */
  filledStack(sizes: Sizes): Promise<Stack> {
    return this.kept(() => startStack({ fill: (dataDir) => writeLargeSite(dataDir, sizes) }));
  }

  /** A process of the proxy that has no page yet, and counts its renders, beside the usual product or another. Whoever asks for it stops it. */
  async newInstance(beside?: Stack): Promise<Instance> {
    const [{ cmsUrl }, site] = [beside ?? (await this.stack()), await this.site()];
    return this.kept(() => startInstance(cmsUrl, site));
  }

  /** Ends everything that was started, the last first, also what is only starting. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.memory.stop();
    for (const starting of this.started.reverse()) {
      const started = await starting.catch(() => null);
      await started?.stop();
    }
  }

  private readonly nginxTool = findTool('nginx');

  private readonly nginxHere = this.once(async () => {
    if (this.nginxTool === null) throw new Error('There is no nginx here');
    return this.watched(await startNginx(this.nginxTool, await this.answers()));
  });

  private readonly site = this.once(makeCountedSite);

  private async answers(): Promise<FixedAnswer[]> {
    const { origin } = await this.stack();
    return Promise.all([...Object.values(paths), firstScript()].map((path) => fixedAnswer(origin, path, BROWSER)));
  }

  private watched<T extends Peer>(peer: T): T {
    this.memory.add(peer.name, peer.pid);
    return peer;
  }

  private kept<T extends Stoppable>(start: () => Promise<T>): Promise<T> {
    if (this.stopping) throw new Error('The bench is being stopped');
    const starting = start();
    this.started.push(starting);
    return starting;
  }

  private once<T extends Stoppable>(start: () => Promise<T>): () => Promise<T> {
    let starting: Promise<T> | undefined;
    return () => (starting ??= this.kept(start));
  }
}
