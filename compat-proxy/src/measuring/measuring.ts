import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import {
  siteMeasuringOf,
  toPublicSettings,
  trafficSource,
  type Beacon,
  type MeasuredItem,
  type Renderer,
  type serverEvents,
  type SiteMeasuring,
  untaggedPaths,
} from '@apoti/contract';
import type { PublicView } from '../sources/public-view';
import type { Sources } from '../sources/sources';
import { isCounted } from './counted';
import type { DailySalt } from './daily-salt';
import type { Losses } from './losses';
import { mayMeasure } from './may-measure';
import type { Spool, SpoolState } from './spool';
import { deviceOf, visitorOf } from './visitor';

type MeasuringParts = {
  settings: Sources['settings'];
  view: PublicView;
  renderer: Pick<Renderer, 'resolve'>;
  salt: Pick<DailySalt, 'today'>;
  spool: Pick<Spool, 'append' | 'state'>;
  losses: Pick<Losses, 'note'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  now?: () => number;
};

/** Who sends something. */
type Sender = Pick<FastifyRequest, 'ip' | 'headers'>;
type ServerEvent = (typeof serverEvents)[number];
/** Something measured, without when and by whom. */
type Untimed = Omit<MeasuredItem, 'at' | 'visitor'>;

/** Of a view is counted as well from where it came. */
function withJourney(what: MeasuredItem['what']): MeasuredItem['what'] {
  return what.kind === 'view' ? { ...what, journey: true } : what;
}

/** Takes what is measured, as far as the settings and the visitor let it, and keeps it for the CMS (A20). */
export class Measuring {
  private readonly now: () => number;
  private isFailing = false;

  constructor(private readonly parts: MeasuringParts) {
    this.now = parts.now ?? Date.now;
  }

  /** What is measured of this sender; null for nothing. */
  of({ headers }: Pick<Sender, 'headers'>): SiteMeasuring | null {
    const settings = this.parts.settings.state.data;
    if (settings.general.maintenanceMode) return null;
    const measuring = siteMeasuringOf(toPublicSettings(settings));
    return measuring !== null && mayMeasure(headers, measuring) ? measuring : null;
  }

  /** How what is on its way to the CMS stands. */
  backlog(): Promise<SpoolState> {
    return this.parts.spool.state();
  }

  /** Keeps what a page told. Resolves once it is on disk. @throws where it cannot be kept, which is noted and said once */
  async take(beacon: Beacon, sender: Sender, measuring: SiteMeasuring): Promise<void> {
    const page = this.pageOf(beacon.page);
    const told = beacon.items.filter((item) => isCounted(item, measuring));
    if (page === null || untaggedPaths.includes(page) || told.length === 0) return;
    const { host } = sender.headers;
    const common = {
      page,
      source: trafficSource(beacon.referrer === host ? '' : beacon.referrer, beacon.medium),
      device: beacon.device,
      returning: measuring.returning && beacon.returning,
    };
    const whats = told.map((what) => (measuring.journeys ? withJourney(what) : what));
    await this.keep(
      whats.map((what) => ({ ...common, what })),
      sender,
      measuring,
    );
  }

  /** Counts what the server itself has accepted. Nobody waits for it, and nobody is told when it fails. */
  count(name: ServerEvent, sender: Sender, page: string): void {
    const measuring = this.of(sender);
    if (measuring === null) return;
    const item = {
      page: this.sentFrom(sender) ?? page,
      source: 'direct' as const,
      device: deviceOf(sender.headers['user-agent'] ?? ''),
      returning: false,
      what: { kind: 'event' as const, name },
    };
    void this.keep([item], sender, measuring).catch(() => undefined);
  }

  private async keep(items: readonly Untimed[], sender: Sender, measuring: SiteMeasuring): Promise<void> {
    // One moment says the day for both, or whoever comes at midnight is another visitor of the next day.
    const at = this.now();
    try {
      const visitor = await this.visitor(sender, measuring, at);
      await this.parts.spool.append(items.map((item) => ({ ...item, at, visitor })));
      this.isFailing = false;
    } catch (err) {
      this.parts.losses.note(items.length, 'disk');
      if (!this.isFailing) this.parts.log.error({ err }, 'visits cannot be kept on disk and are lost');
      this.isFailing = true;
      throw err;
    }
  }

  /** Who a sender is on the day of a moment. */
  private async visitor({ ip, headers }: Sender, { anonymizeIps }: SiteMeasuring, at: number): Promise<string> {
    const agent = headers['user-agent'] ?? '';
    return visitorOf(await this.parts.salt.today(at), { address: ip, agent, anonymize: anonymizeIps });
  }

  /** The path of a page as the site knows it; null when there is no such page. */
  private pageOf(path: string): string | null {
    const [own = ''] = path.split(/[?#]/, 1);
    const known = this.parts.renderer.resolve(own, this.parts.view.read(this.now()));
    return known === null ? null : (known.url.split('?', 1)[0] ?? null);
  }

  /** The page of ours on which a form was sent. */
  private sentFrom({ headers: { referer = '', host } }: Sender): string | null {
    if (!URL.canParse(referer)) return null;
    const from = new URL(referer);
    return from.host === host ? this.pageOf(from.pathname) : null;
  }
}
