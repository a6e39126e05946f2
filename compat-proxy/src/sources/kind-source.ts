import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { formatRevision, type Kind, type Revisions, type View } from '@apoti/contract';
import type { CmsClient } from '../cms/cms-client';
import { OneAtATime } from '../shared/one-at-a-time';
import { Snapshot } from './snapshot';

/**
 * A save's answer waits this long for what is served to be fresh, in ms; the rest follows within the second. A program may make a
 * call right after its save; of pages the last read come first, and a save is not to take the longer the more are read (S8).
 */
const PATIENCE_MS = { calls: 250, pages: 30 };

/** Where the data that is served comes from. */
export type Source = 'cms' | 'snapshot' | 'defaults';

/** Data of the CMS and the revisions of the moment at which it was read. */
export type Reading<T> = { revisions: Revisions; data: T };

/** What pages and calls answer from. `revisions` is null while only the defaults are known. */
export type KindState<T> = { data: T; revisions: Revisions | null; source: Source };

/** A kind of data that the proxy keeps. */
export type KindDefinition<T> = {
  kind: Kind;
  /** Where the CMS tells it. */
  path: string;
  /** The CMS's reply, and the file that is kept. */
  schema: z.ZodType<Reading<T>>;
  /** The reply as the schema takes it again. */
  toKept: (reading: Reading<T>) => object;
  defaults: T;
};

type Listener = { renew: () => Promise<void>; patience: number };

/** What the CMS says of a save: the kind's number before it, the counters after it, and whether it changed anything. */
type SavedPart = { before: number; revisions: Revisions; changed?: boolean };

/** One kind of data as last seen: from the CMS, from a save's reply, from the disk, else the defaults. Readers never wait. */
export class KindSource<T> {
  private current: KindState<T>;
  /** When this was last known to be what the CMS has, in ms; null: never yet. */
  private agreedAt: number | null = null;
  /** How often it was made anew though the CMS had nothing new. */
  private remade = 0;
  private readonly snapshot: Snapshot<Reading<T>>;
  private readonly listeners: Listener[] = [];
  /** Reads of the CMS: with thousands of posts each takes a second of its processor, so there are never two at once (S9). */
  private readonly reads = new OneAtATime(() => this.read());
  /** Until what was taken over last is served, or has been waited for long enough. */
  private taken: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly definition: KindDefinition<T>,
    private readonly parts: { cms: CmsClient; dataDir: string; log: FastifyBaseLogger; tell: () => Promise<void> },
  ) {
    this.current = { data: definition.defaults, revisions: null, source: 'defaults' };
    this.snapshot = new Snapshot<Reading<T>>(parts.dataDir, definition.kind, definition.schema);
  }

  get state(): KindState<T> {
    return this.current;
  }

  /** Where it comes from, and how fresh that is. */
  get standing(): { kind: Kind; source: Source; agreedAt: number | null } {
    return { kind: this.definition.kind, source: this.current.source, agreedAt: this.agreedAt };
  }

  /** Names what visitors see now: changes whenever they may see a difference. */
  get visibleVersion(): string {
    const { revisions, source } = this.current;
    const read = revisions === null ? source : `${revisions.epoch}.${revisions.visible[this.definition.kind]}`;
    return this.remade === 0 ? read : `${read}.${this.remade}`;
  }

  /** What the data was read from, as the wire says it; undefined for defaults, which must never be saved over anything. */
  revision(view: View): string | undefined {
    const { revisions } = this.current;
    if (revisions === null) return undefined;
    return formatRevision({ epoch: revisions.epoch, number: revisions.last[this.definition.kind], view });
  }

  /** Called after each change of what is served; a save's answer waits a little for it, so that pages are fresh at once. */
  onChange(renew: Listener['renew'], what: keyof typeof PATIENCE_MS = 'pages'): void {
    this.listeners.push({ renew, patience: PATIENCE_MS[what] });
  }

  /** Takes what was kept on disk, if anything was. */
  async load(): Promise<void> {
    const kept = await this.snapshot.load();
    if (kept) this.take(kept, 'snapshot');
    await this.taken;
  }

  /** Goes along with the CMS's counters: asks for the data where its own has moved. @throws ApiError `unavailable` */
  async follow(revisions: Revisions): Promise<void> {
    const known = this.current.revisions;
    const { kind } = this.definition;
    const same = known !== null && known.epoch === revisions.epoch && known.last[kind] === revisions.last[kind];
    if (same) this.current = { ...this.current, revisions, source: 'cms' };
    else await this.reach(revisions).then(() => this.taken);
    this.agreedAt = Date.now();
  }

  /** Asks the CMS for what was changed through this process, and has the others ask for it. @throws ApiError `unavailable` */
  async refresh(): Promise<void> {
    await this.reads.next();
    await this.spread();
  }

  /** Takes over what the CMS said of a change through this process, unless something newer is known; the others look for it. */
  async accept(reading: Reading<T>): Promise<void> {
    this.takeOver(reading);
    await this.spread();
  }

  /** Has everything that is made of this made anew, for another reason than a change of it. */
  async remake(): Promise<void> {
    this.remade += 1;
    this.tellListeners();
    await this.taken;
  }

  private async spread(): Promise<void> {
    await Promise.all([this.taken, this.parts.tell()]);
  }

  private async read(): Promise<void> {
    this.takeOver(await this.parts.cms.read(this.definition.schema, this.definition.path));
  }

  /** Asks the CMS until the change with these counters is known, unless what is being read already brings it. */
  private async reach(revisions: Revisions): Promise<void> {
    if (this.knows(revisions)) return;
    await this.reads.underWay;
    if (this.knows(revisions)) return;
    // What has begun meanwhile began after that change.
    await (this.reads.underWay ?? this.reads.next());
  }

  /** Whether the CMS has told of the change with these counters, or of a later one. */
  private knows({ epoch, last }: Revisions): boolean {
    const { revisions: known, source } = this.current;
    const { kind } = this.definition;
    return known !== null && source === 'cms' && known.epoch === epoch && known.last[kind] >= last[kind];
  }

  private takeOver(reading: Reading<T>): void {
    const { kind } = this.definition;
    const isSame = this.current.revisions?.last[kind] === reading.revisions.last[kind];
    // Something newer is known.
    if (this.knows(reading.revisions) && !isSame) return;
    this.take(reading, 'cms');
    this.snapshot.keep(this.definition.toKept(reading), (err) =>
      this.parts.log.warn({ err, kind }, 'the data could not be kept on disk'),
    );
  }

  /**
   * Takes over a save that changed a part of the data, for whoever knew all of it just before; else asks for all of it, where nobody has.
   * What was saved is saved, also when the CMS does not answer that question any more. Of a save that changed nothing nothing is taken:
   * a repeated one is answered as it was the first time.
   */
  async acceptPart({ before, revisions, changed = true }: SavedPart, change: (data: T) => T): Promise<void> {
    const { revisions: known, data, source } = this.current;
    const knew = source === 'cms' && known?.epoch === revisions.epoch && known.last[this.definition.kind] === before;
    if (knew) this.takeOver({ revisions, data: changed ? change(data) : data });
    else await this.reach(revisions).catch(() => undefined);
    await this.spread();
  }

  /** Ends when everything that was to be kept is on disk. */
  settled(): Promise<void> {
    return this.snapshot.settled();
  }

  private take({ data, revisions }: Reading<T>, source: Source): void {
    this.current = { data, revisions, source };
    this.tellListeners();
  }

  private tellListeners(): void {
    this.taken = Promise.all(this.listeners.map((listener) => this.renewed(listener)));
  }

  private async renewed({ renew, patience }: Listener): Promise<void> {
    const done = renew().catch((err: unknown) =>
      // A page that cannot be rendered must not make a save fail or the CMS look dead.
      this.parts.log.error({ err }, 'what is served could not be renewed'),
    );
    await Promise.race([done, pause(patience, undefined, { ref: false })]);
  }
}
