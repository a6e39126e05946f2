import {
  MAINTENANCE_RETRY_SECONDS,
  standIns,
  type FormOutcome,
  type PublicKind,
  type RenderedPage,
  type RenderInput,
  type SiteSettings,
} from '@apoti/contract';
import type { Encoding } from '../http/choose-encoding';
import { beginReply, prepareOnce, type ChosenReply, type PreparedReply, type Preparing } from '../http/prepared-reply';
import { RETRY_SECONDS } from '../limits';
import type { PublicView } from '../sources/public-view';

/** A page that is kept: under what, and how it is made. */
export type Kept = { key: string; url: string; kinds: readonly PublicKind[] };

/** A page as it is served. */
export type CachedPage = Omit<Kept, 'key'> & {
  prepared: PreparedReply;
  /** Wall clock, in ms. */
  validUntil: number;
  /** When something that it shows was changed (monotonic, in ms); Infinity while nothing was. */
  outdatedSince: number;
  /** When it was last asked for (monotonic, in ms). */
  readAt: number;
};

/** A page that is being made: who asked gets an encoding of it as soon as that is there. */
export type Rendering = { variant: Preparing['variant']; page: Promise<CachedPage> };

/** What pages are made of. */
export type MakerParts = {
  render: (input: RenderInput) => RenderedPage;
  view: PublicView;
  origin: string;
  settings: SiteSettings;
  /** Headers of a page, its content type among them: its content security policy goes by what it may load. */
  headers: (page: RenderedPage) => Record<string, string>;
  /** Who may keep a page that is found, and how: it is the same for everybody. */
  cacheControl: 'no-cache' | 'public, no-cache';
};

/** Renders pages and prepares their answers. */
export class PageMaker {
  constructor(private readonly parts: MakerParts & { asFile: boolean }) {}

  /**
   * A page to be kept, in every encoding.
   * @param before the page until now: its answer stays where nothing is different
   * @param first the encoding that is made first
   */
  begin({ url, kinds }: Kept, before: CachedPage | undefined, first: Encoding): Rendering {
    const { view, headers, asFile } = this.parts;
    const page = this.made(url);
    const { body, status, now } = page;
    const wait = url === standIns.maintenance ? MAINTENANCE_RETRY_SECONDS : RETRY_SECONDS;
    const again = status === 503 ? { 'cache-control': 'no-store', 'retry-after': String(wait) } : null;
    const cacheControl = status === 200 ? this.parts.cacheControl : 'no-cache';
    const shared = { status, headers: { ...headers(page), 'cache-control': cacheControl, ...again }, asFile };
    const { variant, whole } = beginReply(body, shared, { before: before?.prepared, first });
    const validUntil = kinds.includes('posts') ? Math.min(page.validUntil, view.validUntil(now)) : page.validUntil;
    const kept = (prepared: PreparedReply): CachedPage => {
      const readAt = before?.readAt ?? performance.now();
      return { prepared, url, kinds, validUntil, outdatedSince: Infinity, readAt };
    };
    return { variant, page: whole.then(kept) };
  }

  /** A page for one request, in its encoding alone. */
  async once(asked: {
    url: string;
    coding: Encoding;
    cacheControl: string;
    form?: FormOutcome;
    status?: number;
  }): Promise<ChosenReply> {
    const { url, coding, cacheControl, form } = asked;
    const page = this.made(url, form);
    // The address may be a secret: no page that is gone to from there learns it. The form's own call still says its origin.
    const ofForm = form === undefined ? null : { 'referrer-policy': 'strict-origin' };
    const headers = { ...this.parts.headers(page), ...ofForm, 'cache-control': cacheControl };
    return prepareOnce(page.body, coding, { status: asked.status ?? page.status, headers });
  }

  private made(url: string, form?: FormOutcome): RenderedPage & { now: number } {
    const { view, render, origin, settings } = this.parts;
    const now = Date.now();
    return { ...render({ url, data: view.read(now), origin, now, settings, ...(form ? { form } : {}) }), now };
  }
}
