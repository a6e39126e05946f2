import type { FastifyInstance } from 'fastify';
import { cmsAlertPaths, cmsAlertRaisedSchema, type CmsAlert } from '@apoti/contract';
import type { CmsClient } from '../cms/cms-client';
import type { Siblings } from '../processes/siblings';
import type { Sources } from '../sources/sources';
import { ErrorShare } from './error-share';
import { judgePages, type PageVisit } from './judge-pages';
import type { MeasuringWatch } from './measuring-watch';
import { isOwnVisit } from './own-visit';
import { Untold } from './untold';

/** How often the site is looked at, in ms. */
const EVERY_MS = 5 * 60_000;
/** A page that takes longer does not answer, in ms. */
const TIMEOUT_MS = 60_000;

type Parts = {
  app: FastifyInstance;
  cms: CmsClient;
  sources: Sources;
  /** How a page is visited: over the network, as a visitor would. */
  visit: (page: string, signal: AbortSignal) => Promise<number>;
  /** One of several processes visits pages; each judges the requests that it answers itself. */
  siblings: Pick<Siblings, 'leads'>;
  /** How many answers were given from memory so far: those no hook sees, and none of them fails. */
  fromMemory: () => number;
  /** Who looks after the measuring of visits. */
  measuring: Pick<MeasuringWatch, 'look' | 'told'>;
};

/** Whoever runs the server asks these, again and again: no visitor is answered by them. */
const HEALTH = /^\/(healthz|readyz)(\?|$)/;

/**
 * Looks at the site every five minutes by the settings (A18): visits the monitored pages, counts requests that fail, and has the
 * CMS tell of what is above its limit. What it tells is told once in six hours, whoever notices it; what the CMS is not there for
 * is told once it is. A site that is closed is not looked at; that its visits are counted is.
 */
export class Monitor {
  private readonly errors = new ErrorShare();
  private readonly untold = new Untold();
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(private readonly parts: Parts) {
    const { app } = parts;
    app.addHook('onResponse', async ({ url, headers }, { statusCode }) => {
      // Whoever is closed for maintenance does not fail.
      if (!this.isClosed && !isOwnVisit(headers) && !HEALTH.test(url)) this.errors.note(statusCode);
    });
    app.addHook('onListen', async () => {
      this.timer = setInterval(() => void this.look(), EVERY_MS);
      this.timer.unref();
    });
    app.addHook('onClose', async () => {
      clearInterval(this.timer);
      this.stopping.abort();
      await this.looking;
    });
  }

  /** Looks once; never throws. */
  async look(): Promise<void> {
    this.looking = this.looking.then(() => this.lookNow());
    await this.looking;
  }

  private get isClosed(): boolean {
    return this.parts.sources.settings.state.data.general.maintenanceMode;
  }

  private async lookNow(): Promise<void> {
    const { sources } = this.parts;
    const settings = sources.settings.state.data;
    const { enabled, syntheticMonitoring, monitoredPages } = settings.performanceMonitoring;
    const failing = this.errors.look(settings.reporting.alerts.errorRate, this.parts.fromMemory());
    const alerts: CmsAlert[] = failing === null || this.isClosed ? [] : [failing];
    if (enabled && syntheticMonitoring && !this.isClosed && this.parts.siblings.leads()) {
      const visits: PageVisit[] = [];
      // One after the other, so that none is slow because of the others.
      for (const page of monitoredPages) visits.push(await this.visit(page));
      alerts.push(...judgePages(visits, settings));
    }
    if (this.stopping.signal.aborted) return;
    for (const { key, title } of alerts) this.parts.app.log.warn({ alert: key }, title);
    // Its own log has said it already, once for all of an outage.
    this.untold.add([...alerts, ...(await this.lookAtMeasuring())]);
    await this.untold.tell((alert) => this.raise(alert));
  }

  private async lookAtMeasuring(): Promise<CmsAlert[]> {
    const { app, measuring } = this.parts;
    return measuring.look().catch((err: unknown) => {
      app.log.error({ err }, 'the measuring of visits could not be looked after');
      return [];
    });
  }

  private async visit(page: string): Promise<PageVisit> {
    const begun = performance.now();
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const status = await this.parts.visit(page, signal).catch(() => null);
    return { page, status, ms: performance.now() - begun };
  }

  /** Whether the CMS has it now, or will never take it. */
  private async raise(alert: CmsAlert): Promise<boolean> {
    const { app, cms, measuring } = this.parts;
    const request = { method: 'POST', path: cmsAlertPaths.raise, as: 'proxy', requestId: null, body: alert } as const;
    try {
      const answer = await cms.call(cmsAlertRaisedSchema, request);
      if (!answer.ok) app.log.warn({ alert: alert.key, refusal: answer.refusal }, 'an alert was refused');
      else if (answer.data.queued > 0) await measuring.told(alert);
      return true;
    } catch (err) {
      app.log.warn({ err, alert: alert.key }, 'an alert could not be told; it is told later');
      return false;
    }
  }
}
