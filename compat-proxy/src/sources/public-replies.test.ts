import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { newPost } from '@apoti/contract';
import { CmsClient } from '../cms/cms-client';
import { PublicReplies } from './public-replies';
import { Sources } from './sources';

afterEach(() => void vi.restoreAllMocks());

it('S9: of thousands of posts a few are written at once, so that visitors have their turn meanwhile', async () => {
  const cms = new CmsClient('http://127.0.0.1:9', { readToken: 'r', proxySecret: 'p' });
  const sources = new Sources(cms, '/nowhere', pino({ level: 'silent' }));
  const data = Array.from({ length: 2_000 }, (_, id) => ({ ...newPost(0), id, title: `Post ${id}` }));
  vi.spyOn(sources.posts, 'state', 'get').mockReturnValue({ data, revisions: null, source: 'defaults' });
  const written = vi.spyOn(JSON, 'stringify');
  const { body } = (await new PublicReplies(sources, {}).posts.get()).variants.identity;
  const atOnce = written.mock.results.map(({ value }) => String(value).length);
  expect(Math.max(...atOnce)).toBeLessThan(body.length / 20);
  expect(JSON.parse(body.toString())).toEqual(data.toReversed());
});
