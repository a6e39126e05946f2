import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import type * as StrapiModule from '@strapi/strapi';
import type { UID } from '@strapi/strapi';
import {
  cmsContentSchema,
  cmsPersonReplySchema,
  cmsPostsSchema,
  cmsTeamSchema,
  revisionsSchema,
  type CmsContent,
  type CmsPosts,
  type CmsTeam,
  type Person,
  type Revisions,
} from '@apoti/contract';
import { admin, folders, keepUsed, prepareEnvironment, secrets, type Kept } from './environment';

export type Answer = { status: number; body: Record<string, unknown> };
type Strapi = ReturnType<typeof StrapiModule.createStrapi>;

/** Strapi's own ES modules do not load in Node; its CommonJS ones are also what runs in production. */
const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi') as typeof StrapiModule;

type Params = Record<string, unknown>;
type Row = Record<string, unknown> & { id: number; documentId: string };
export type Documents = Record<
  'create' | 'update' | 'clone' | 'delete' | 'publish' | 'unpublish',
  (params: Params) => Promise<Row>
> & {
  findMany(params: Params): Promise<Row[]>;
  count(params: Params): Promise<number>;
};

type Running = { strapi: Strapi; url: string; forgetSignals: () => void };

/** What a first start left, made by the first test file of this process: never by other code than that under test. */
let seeded: Kept | null = null;

/** A real CMS in this process, with the calls that the proxy makes. */
export class Cms {
  private constructor(private running: Running) {}

  /** Its second start: the first one has filled the database. */
  static async start(): Promise<Cms> {
    seeded ??= await leftByFirstStart();
    await prepareEnvironment(seeded);
    return new Cms(await run());
  }

  /** Its first start, on nothing. */
  static async startFirst(): Promise<Cms> {
    await prepareEnvironment(null);
    return new Cms(await run());
  }

  get strapi(): Strapi {
    return this.running.strapi;
  }

  get url(): string {
    return this.running.url;
  }

  /** Stops it and starts another one on the same data. */
  async restart(): Promise<void> {
    await this.stop();
    await this.startAgain();
  }

  /** Another one on the same data, after {@link stop}. */
  async startAgain(): Promise<void> {
    this.running = await run();
  }

  /** Strapi takes every listener off the process when it stops: only its own go, the test runner needs the others. */
  async stop(): Promise<void> {
    const { removeAllListeners } = process;
    process.removeAllListeners = () => process;
    await this.strapi.destroy();
    process.removeAllListeners = removeAllListeners;
    this.running.forgetSignals();
  }

  /** The document service as the panel calls it, without the types that one literal name each would give. */
  documents(uid: string): Documents {
    return this.strapi.documents(uid as UID.ContentType) as unknown as Documents;
  }

  async get(
    path: string,
    headers: Record<string, string> = { authorization: `Bearer ${secrets.readToken}` },
  ): Promise<Answer> {
    return answerOf(await fetch(this.url + path, { headers }));
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }

  /** A change of something that the panel knows. */
  put(path: string, body: unknown, headers: Record<string, string>): Promise<Answer> {
    return this.send('PUT', path, body, headers);
  }

  private async send(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<Answer> {
    const sent = { 'content-type': 'application/json', 'x-proxy-secret': secrets.proxySecret, ...headers };
    return answerOf(await fetch(this.url + path, { method, headers: sent, body: JSON.stringify(body) }));
  }

  async content(): Promise<CmsContent> {
    return cmsContentSchema.parse((await this.get('/api/wire/content')).body);
  }

  async revisions(): Promise<Revisions> {
    return revisionsSchema.parse((await this.get('/api/wire/revisions')).body);
  }

  async signIn(identifier = admin.username, password = admin.password): Promise<Person | null> {
    const { body } = await this.post('/api/wire/sign-in', { identifier, password });
    return cmsPersonReplySchema.parse(body).person;
  }

  async team(): Promise<CmsTeam> {
    return cmsTeamSchema.parse((await this.get('/api/wire/team')).body);
  }

  async posts(): Promise<CmsPosts> {
    return cmsPostsSchema.parse((await this.get('/api/wire/posts')).body);
  }

  /** A read that the proxy makes for a person. */
  getAs(path: string, person: Person | null): Promise<Answer> {
    return this.get(path, { 'x-proxy-secret': secrets.proxySecret, ...headersOf(person) });
  }

  /** POST content for a person, the first admin unless told otherwise. */
  save(request: Record<string, unknown>, person?: Person | null): Promise<Answer> {
    return this.postAs('/api/wire/content', request, person);
  }

  /** A save of any kind for a person, the first admin unless told otherwise. */
  async postAs(path: string, request: Record<string, unknown>, person?: Person | null): Promise<Answer> {
    const headers = headersOf(person ?? (await this.signIn()));
    return this.post(path, { conflicts: 'silent', session: 'a session', ...request }, headers);
  }
}

async function leftByFirstStart(): Promise<Kept> {
  const first = await Cms.startFirst();
  await first.stop();
  return keepUsed();
}

async function run(): Promise<Running> {
  const known = signalListeners();
  const strapi = createStrapi(folders);
  await strapi.load();
  const added = signalListeners().filter(({ listener }) => !known.some((each) => each.listener === listener));
  const forgetSignals = () => added.forEach(({ signal, listener }) => process.off(signal, listener));
  const server = strapi.server.mount().httpServer;
  // A test that does much between two calls finds its connection still there, however slow the machine.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { strapi, url: `http://127.0.0.1:${port}`, forgetSignals };
}

function signalListeners() {
  return (['SIGTERM', 'SIGINT'] as const).flatMap((signal) =>
    process.listeners(signal).map((listener) => ({ signal, listener })),
  );
}

function headersOf(person: Person | null): Record<string, string> {
  return person ? { 'x-person-id': String(person.id), 'x-person-stamp': person.stamp } : {};
}

/** The revision under which a signed-in person read it. */
export function revisionOf({ revisions }: CmsContent, view: '' | '-public' = ''): string {
  return `${revisions.epoch}.${revisions.last.content}${view}`;
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const body: unknown = text === '' ? {} : JSON.parse(text);
  return { status: response.status, body: typeof body === 'object' && body !== null ? { ...body } : {} };
}
