import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  cmsContentSchema,
  cmsEventSaveSchema,
  cmsHeaders,
  cmsLeadRequestSchema,
  cmsLibraryPaths,
  cmsPaths,
  cmsSignInRequestSchema,
  cmsStatePath,
  cmsSubscriberPaths,
  type Placed,
  eventSchema,
  formatRevision,
  historyTexts,
  kinds,
  measuredBatchSchema,
  type MeasuredBatch,
  newEvent,
  revisionsSchema,
  type CmsContent,
  type CmsLeadRequest,
  type Content,
  type HistoryConflict,
  type Post,
  type Revisions,
  type Seo,
  type Settings,
  type SiteEvent,
  type Team,
} from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { defaultEvents } from '@apoti/contract/content/default-events';
import { defaultFranchiseModels } from '@apoti/contract/content/default-franchise-models';
import { defaultPosts } from '@apoti/contract/content/default-posts';
import { defaultSeo } from '@apoti/contract/content/default-seo';
import { defaultSettings } from '@apoti/contract/content/default-settings';
import { defaultStations } from '@apoti/contract/content/default-stations';
import { defaultTeam } from '@apoti/contract/content/default-team';

export type Fault = 'none' | 'down' | 'hang' | 'error' | 'full' | 'garbage' | 'wrong-shape';

const person = { id: 7, username: 'editor', email: 'editor@example.com' };

type Counters = { number: number; accounts: number; settings: number };

function revisionsAt({ number, accounts, settings }: Counters): Revisions {
  const counters = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  const moved = Object.fromEntries(['content', 'team', 'posts', 'events', 'seo'].map((kind) => [kind, number]));
  return revisionsSchema.parse({
    epoch: 'fake',
    last: { ...counters, ...moved, settings, accounts },
    visible: { ...counters, ...moved, settings },
  });
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? undefined : JSON.parse(text);
}

/** A status and what comes with it. */
type Answer = [status: number, body: unknown];

/** Speaks the protocol between proxy and CMS, for injecting faults; what it says is checked by the contract. */
export class FakeCms {
  fault: Fault = 'none';
  /** As {@link fault}, for POST only. */
  faultOfWrites: Fault = 'none';
  /** What an answer waits for once it is made, by path. */
  onItsWay: (path: string) => Promise<void> = async () => undefined;
  /** Calls of these paths, and sign-ins with these passwords, are taken and never answered. */
  readonly hanging = new Set<string>();
  refusesSaves = false;
  content: Content = structuredClone(defaultContent);
  team: Team = structuredClone(defaultTeam);
  posts: Post[] = structuredClone(defaultPosts);
  events: SiteEvent[] = structuredClone(defaultEvents);
  seo: Seo = structuredClone(defaultSeo);
  /** The settings of the site: others of them are a change of their own. */
  settings: Settings = defaultSettings;
  private readonly toldSettings: Settings[] = [];
  number = 1;
  accounts = 1;
  stamp: string | null = 'stamp-1';
  contentReads = 0;
  readonly saves: unknown[] = [];
  /** What was asked of history. */
  readonly history: { path: string; body: unknown }[] = [];
  /** What a restore is refused for until it is asked about. */
  questions: HistoryConflict | null = null;
  /** What it answers to calls of these paths (with their query, or without it) for a person. */
  readonly answers = new Map<string, Answer | ((body: unknown) => Answer)>();
  /** What it answers to the parts of an export of subscribers. */
  paged: (query: URLSearchParams) => object = () => ({ rows: [], next: null });
  /** What the media library has placed. */
  placed: Placed = {};
  /** What the contact and franchise forms sent. */
  readonly leads: CmsLeadRequest[] = [];
  /** What was measured. */
  readonly measured: MeasuredBatch[] = [];
  /** By which names people wanted to sign in. */
  readonly names: string[] = [];
  /** Under whose request's id each call came. */
  readonly asked: { path: string; requestId: string }[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      this.asked.push({ path: request.url ?? '', requestId: String(request.headers[cmsHeaders.requestId]) });
      const sendText = (status: number, text: string) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(text);
      };
      const send = (status: number, body: unknown) => sendText(status, JSON.stringify(body));
      if (this.hanging.has(request.url ?? '')) return;
      switch (this.fault === 'none' && request.method === 'POST' ? this.faultOfWrites : this.fault) {
        case 'down':
          request.socket.destroy();
          return;
        case 'hang':
          return;
        case 'error':
          send(500, { error: 'boom' });
          return;
        case 'full':
          send(507, { error: 'There is no room left on the disk of the server.', code: 'no_room' });
          return;
        case 'garbage':
          response.writeHead(200, { 'content-type': 'application/json' }).end('{"revisions":{"epo');
          return;
        case 'wrong-shape':
          send(200, { hello: 'world' });
          return;
        case 'none':
          void this.answer(request).then(async ([status, body]) => {
            const text = JSON.stringify(body);
            await this.onItsWay(request.url ?? '');
            sendText(status, text);
          });
      }
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** An edit through another door. */
  edit(change: (content: Content) => void): void {
    change(this.content);
    this.number += 1;
  }

  /** The counters as they are now. */
  revisions(): Revisions {
    if (this.toldSettings.at(-1) !== this.settings) this.toldSettings.push(this.settings);
    return revisionsAt({ number: this.number, accounts: this.accounts, settings: this.toldSettings.length });
  }

  private present(): CmsContent {
    return cmsContentSchema.parse({ revisions: this.revisions(), content: this.content });
  }

  private answerHistory(path: string, body: unknown): [number, unknown] {
    this.history.push({ path, body });
    if (path !== cmsPaths.restoreHistory) return [200, { groups: [], next: 7 }];
    if (this.refusesSaves) return [404, { error: historyTexts.missing, code: 'not_found' }];
    if (this.questions) return [409, { error: historyTexts.newer, code: 'conflict', ...this.questions }];
    this.edit((content) => (content.about.title = 'Brought back'));
    const revision = formatRevision({ epoch: 'fake', number: this.number, view: 'full' });
    return [200, { revision, changed: true }];
  }

  private async answer(request: IncomingMessage): Promise<[number, unknown]> {
    const path = request.url ?? '';
    if (path === cmsPaths.revisions) return [200, this.revisions()];
    if (path === cmsPaths.content && request.method === 'GET') {
      this.contentReads += 1;
      return [200, this.present()];
    }
    const reads: Record<string, object | undefined> = {
      [cmsPaths.team]: { members: this.team },
      [cmsPaths.posts]: { posts: this.posts },
      [cmsPaths.stations]: { stations: defaultStations.map((station) => ({ ...station, updatedAt: '' })) },
      [cmsPaths.events]: { events: this.events },
      [cmsPaths.franchiseModels]: { franchiseModels: defaultFranchiseModels },
      [cmsLibraryPaths.placed]: { placed: this.placed },
      [cmsStatePath('seo')]: { state: this.seo },
      [cmsStatePath('settings')]: { state: this.settings },
    };
    if (request.method === 'GET' && reads[path] !== undefined) {
      return [200, { revisions: this.revisions(), ...reads[path] }];
    }
    const who = this.stamp === null ? null : { ...person, stamp: this.stamp };
    if (path === cmsPaths.person(person.id)) return [200, { person: who }];
    const body = await bodyOf(request);
    if (path === cmsPaths.signIn) {
      const { identifier, password } = cmsSignInRequestSchema.parse(body);
      this.names.push(identifier);
      if (this.hanging.has(password)) return new Promise(() => undefined);
      const right = JSON.stringify(body).includes('"right"');
      return right ? [200, { person: who }] : [401, { error: 'Invalid credentials', code: 'unauthenticated' }];
    }
    if (path.startsWith(cmsSubscriberPaths.rows)) return [200, this.paged(new URL(path, 'http://cms').searchParams)];
    if (path === cmsPaths.subscribers && request.method === 'POST') return [200, { created: true }];
    if (path === cmsPaths.leads) {
      this.leads.push(cmsLeadRequestSchema.parse(body));
      return [200, { created: true }];
    }
    if (path === cmsPaths.measured) {
      this.measured.push(measuredBatchSchema.parse(body));
      return [200, { counted: true }];
    }
    if (path.startsWith(cmsPaths.history)) return this.answerHistory(path, body);
    if (this.refusesSaves) return [401, { error: 'Please sign in again', code: 'unauthenticated' }];
    if (request.method === 'POST') this.saves.push(body);
    const given = this.answers.get(path) ?? this.answers.get(path.replace(/\?.*/, ''));
    if (given !== undefined) return typeof given === 'function' ? given(body) : given;
    this.number += 1;
    const revision = formatRevision({ epoch: 'fake', number: this.number, view: 'full' });
    const saved = { ...this.present(), revision, changed: true, aliases: [], before: this.number - 1 };
    return path.startsWith(cmsPaths.events) ? this.answerEvent(path, body, saved) : [200, saved];
  }

  /** Makes, changes or deletes an event, or refuses a title that says so. */
  private answerEvent(path: string, body: unknown, saved: object): [number, unknown] {
    const id = Number(/\d+/.exec(path)?.[0] ?? 99);
    const known = this.events.find((event) => event.id === id);
    if (path === cmsPaths.deleteEvent(id)) this.events = this.events.filter((event) => event !== known);
    if (path === cmsPaths.deleteEvent(id)) return [200, saved];
    const { event: sent } = cmsEventSaveSchema.parse(body);
    const event = eventSchema.parse({ ...newEvent(Date.now()), ...known, ...sent, id });
    if (event.title === 'Conflict') {
      return [
        409,
        { ...saved, error: 'Both', code: 'conflict', event, conflicts: [{ path: ['title'] }], secret: true },
      ];
    }
    this.events = [...this.events.filter((other) => other !== known), event];
    return [200, { ...saved, event }];
  }
}
