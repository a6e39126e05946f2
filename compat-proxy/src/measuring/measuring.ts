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
import { mayMeasure } from './may-measure';
import type { Spool, SpoolState } from './spool';
import { deviceOf, visitorOf } from './visitor';

type MeasuringParts = {
  settings: Sources['settings'];
  view: PublicView;
  renderer: Pick<Renderer, 'resolve'>;
  salt: DailySalt;
  spool: Pick<Spool, 'append' | 'state'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now?: () => number;
};

/** Who sends something. */
type Sender = Pick<FastifyRequest, 'ip' | 'headers'>;
type ServerEvent = (typeof serverEvents)[number];
/** Whose beacon it is, and the host to which it was sent: ours. */
type From = { visitor: string; host: string | undefined };

/** Of a view is counted as well from where it came. */
function withJourney(what: MeasuredItem['what']): MeasuredItem['what'] {
  return what.kind === 'view' ? { ...what, journey: true } : what;
}

/** Takes what is measured, as far as the settings and the visitor let it, and keeps it for the CMS (A20). */
export class Measuring {
  private readonly now: () => number;

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

  /** Who a sender is today. */
  async visitor({ ip, headers }: Sender, { anonymizeIps }: SiteMeasuring): Promise<string> {
    const agent = headers['user-agent'] ?? '';
    return visitorOf(await this.parts.salt.today(), { address: ip, agent, anonymize: anonymizeIps });
  }

  /** Keeps what a page told. Resolves once it is on disk. */
  async take(beacon: Beacon, { visitor, host }: From, measuring: SiteMeasuring): Promise<void> {
    const page = this.pageOf(beacon.page);
    const told = beacon.items.filter((item) => isCounted(item, measuring));
    if (page === null || untaggedPaths.includes(page) || told.length === 0) return;
    const common = {
      at: this.now(),
      visitor,
      page,
      source: trafficSource(beacon.referrer === host ? '' : beacon.referrer, beacon.medium),
      device: beacon.device,
      returning: measuring.returning && beacon.returning,
    };
    await this.parts.spool.append(
      told.map((what): MeasuredItem => ({ ...common, what: measuring.journeys ? withJourney(what) : what })),
    );
  }

  /** Counts what the server itself has accepted. Nobody waits for it, and nobody is told when it fails. */
  count(name: ServerEvent, sender: Sender, page: string): void {
    const measuring = this.of(sender);
    if (measuring === null) return;
    void this.keepEvent(name, sender, { page: this.sentFrom(sender) ?? page, measuring }).catch((err: unknown) =>
      this.parts.log.warn({ err }, 'an event could not be counted'),
    );
  }

  private async keepEvent(name: ServerEvent, sender: Sender, at: { page: string; measuring: SiteMeasuring }) {
    const item: MeasuredItem = {
      at: this.now(),
      visitor: await this.visitor(sender, at.measuring),
      page: at.page,
      source: 'direct',
      device: deviceOf(sender.headers['user-agent'] ?? ''),
      returning: false,
      what: { kind: 'event', name },
    };
    await this.parts.spool.append([item]);
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
