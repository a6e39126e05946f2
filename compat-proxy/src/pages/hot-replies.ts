import { withoutCampaign } from '@apoti/contract/rendering/without-campaign';
import type { IncomingMessage } from 'node:http';
import type { HotPath } from '../http/hot-path';
import type { PreparedReply } from '../http/prepared-reply';
import { isOwnVisit } from '../monitoring/own-visit';
import type { PublicReplies } from '../sources/public-replies';
import type { AssetMemory } from './asset-memory';
import type { Maintenance } from './maintenance';
import type { PageCache } from './page-cache';

type Parts = { pages: PageCache; assets: AssetMemory; publicReplies: PublicReplies; maintenance: Maintenance };

/** What is answered from memory: the pages, the site's files, and visitors' calls for those who bring no session and no origin. */
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

  find(url: string, request: IncomingMessage): PreparedReply | undefined {
    const reply = this.lookUp(url, request);
    if (reply !== undefined && !isOwnVisit(request.headers)) this.found += 1;
    return reply;
  }

  private lookUp(url: string, { headers }: IncomingMessage): PreparedReply | undefined {
    // Who may see what is closed, the slow path has to say.
    if (this.parts?.maintenance.isOn !== false) return undefined;
    const { pages, assets } = this.parts;
    if (url.startsWith('/assets/')) return assets.ready(url);
    if (!url.startsWith('/api/'))
      return pages.ready(url) ?? (url.includes('?') ? pages.ready(withoutCampaign(url)) : undefined);
    const anonymous = headers.origin === undefined && !headers.cookie?.includes('session');
    if (!anonymous) return undefined;
    const query = url.indexOf('?');
    return this.parts.publicReplies.ready(query === -1 ? url : url.slice(0, query));
  }
}
