import { pino } from 'pino';
import { vi } from 'vitest';
import type { RenderInput } from '@apoti/contract';
import { CmsClient } from '../cms/cms-client';
import { rendering } from '../limits';
import { ColdTurns } from '../pages/cold-turns';
import { PageCache } from '../pages/page-cache';
import { RenderTurns } from '../pages/render-turns';
import { PublicView } from '../sources/public-view';
import { Sources } from '../sources/sources';

const cms = new CmsClient('http://127.0.0.1:9', { readToken: 'r', proxySecret: 'p' });
const log = pino({ level: 'silent' });

/** A page cache over the default data; `edit` and `changed` stand for an edit of the content. */
export function createCache({ once = rendering.once, cold = rendering.cold, maxBytes = 1_000_000, size = 2_000 } = {}) {
  const turns = { once: new RenderTurns(once), cold: new ColdTurns(cold) };
  const view = new PublicView(new Sources(cms, '/nowhere', log));
  let version = 1;
  vi.spyOn(view, 'version').mockImplementation(() => String(version));
  let listener: (kind: 'content') => Promise<void> = async () => undefined;
  vi.spyOn(view, 'onChange').mockImplementation((given) => void (listener = given));
  const rendered: string[] = [];
  /** What a page says after its address. */
  const texts: Record<string, string> = {};
  const cache = new PageCache({
    resolve: (url) => ({ url, kept: !url.includes('search='), kinds: ['content'] }),
    cacheControl: 'no-cache' as const,
    render: ({ url }: RenderInput) => {
      rendered.push(url);
      if (texts[url] === 'fails') throw new Error('This page cannot be rendered');
      const body = `${url}${texts[url] ?? ''}`.padEnd(size, ' text');
      return { status: url === '/503' ? 503 : 200, body, tags: null, validUntil: Infinity };
    },
    view,
    origin: 'https://lockers.example',
    settings: { mapTiles: null },
    headers: () => ({ 'content-type': 'text/html' }),
    turns,
    maxBytes,
    fixed: new Set(['/', '/faq']),
  });
  const edit = () => {
    version += 1;
    return listener('content');
  };
  const changed = async () => {
    rendered.length = 0;
    await edit();
    return rendered.toSorted();
  };
  /** Asks for a page, and waits until it is kept: whoever asks has it before. */
  const visited = async (url: string) => {
    await cache.get(url, 'br');
    await vi.waitUntil(() => cache.ready(url));
  };
  return { cache, turns, rendered, texts, edit, changed, visited };
}
