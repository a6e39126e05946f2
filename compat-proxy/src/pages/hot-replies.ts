import type { HotPath } from '../http/hot-path';
import type { PreparedReply } from '../http/prepared-reply';
import { anyRawHeaderHolds, rawHeader } from '../http/raw-headers';
import { OWN_AGENT } from '../monitoring/own-visit';
import type { PublicReplies } from '../sources/public-replies';
import type { Maintenance } from './maintenance';
import type { PageCache } from './page-cache';
import { withoutCampaign } from './without-campaign';

type Parts = { pages: PageCache; publicReplies: PublicReplies; maintenance: Maintenance };

/** What is answered from memory: the pages, and visitors' calls for those who bring no session and no origin. */
export class HotReplies implements HotPath {
  readonly allowsHost: HotPath['allowsHost'];
  readonly isDraining: HotPath['isDraining'];
  private parts: Parts | undefined;
  /** How many answers to visitors were found so far. */
  found = 0;

  constructor({ allowsHost, isDraining }: Pick<HotPath, 'allowsHost' | 'isDraining'>) {
    this.allowsHost = allowsHost;
    this.isDraining = isDraining;
  }

  /** Begins to answer. Until then everything goes the slow way. */
  serve(parts: Parts): void {
    this.parts = parts;
  }

  find(url: string, rawHeaders: readonly string[]): PreparedReply | undefined {
    const reply = this.lookUp(url, rawHeaders);
    if (reply !== undefined && rawHeader(rawHeaders, 'user-agent') !== OWN_AGENT) this.found += 1;
    return reply;
  }

  private lookUp(url: string, rawHeaders: readonly string[]): PreparedReply | undefined {
    // Who may see what is closed, the slow path has to say.
    if (this.parts?.maintenance.isOn !== false) return undefined;
    const { pages } = this.parts;
    if (!url.startsWith('/api/'))
      return pages.ready(url) ?? (url.includes('?') ? pages.ready(withoutCampaign(url)) : undefined);
    if (rawHeader(rawHeaders, 'origin') !== undefined || anyRawHeaderHolds(rawHeaders, 'cookie', 'session'))
      return undefined;
    const query = url.indexOf('?');
    return this.parts.publicReplies.ready(query === -1 ? url : url.slice(0, query));
  }
}
