import type { IncomingMessage } from 'node:http';
import type { HotPath } from '../http/hot-path';
import type { PreparedReply } from '../http/prepared-reply';
import type { PublicContent } from '../routes/content/public-content';
import type { PageCache } from './page-cache';

const CONTENT = '/api/content.php';

/** What is answered from memory: the pages, and content.php for those who bring no session and no foreign origin. */
export class HotReplies implements HotPath {
  readonly allowsHost: HotPath['allowsHost'];
  readonly isDraining: HotPath['isDraining'];
  private parts: { pages: PageCache; publicContent: PublicContent } | undefined;

  constructor({ allowsHost, isDraining }: Pick<HotPath, 'allowsHost' | 'isDraining'>) {
    this.allowsHost = allowsHost;
    this.isDraining = isDraining;
  }

  /** Begins to answer. Until then everything goes the slow way. */
  serve(parts: { pages: PageCache; publicContent: PublicContent }): void {
    this.parts = parts;
  }

  find(path: string, { headers }: IncomingMessage): PreparedReply | undefined {
    if (path !== CONTENT) return this.parts?.pages.ready(path);
    const anonymous = headers.origin === undefined && !headers.cookie?.includes('session');
    return anonymous ? this.parts?.publicContent.prepared : undefined;
  }
}
