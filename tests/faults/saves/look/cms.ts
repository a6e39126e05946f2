import {
  cmsContentSchema,
  cmsPaths,
  cmsPostsSchema,
  cmsTeamSchema,
  type CmsContent,
  type CmsPosts,
  type CmsTeam,
} from '@apoti/contract';
import type { z } from 'zod';
import { secrets } from '../../../support/places';
import { until } from './until';

async function read<T>(cmsUrl: string, path: string, schema: z.ZodType<T>): Promise<T> {
  const headers = { authorization: `Bearer ${secrets.CMS_READ_TOKEN}` };
  const answer = await until(async () => {
    const one = await fetch(cmsUrl + path, { headers, signal: AbortSignal.timeout(30_000) }).catch(() => null);
    return one?.status === 200 ? one : null;
  }, `${path} of the CMS`);
  return schema.parse(await answer.json());
}

/** What the CMS itself says of content, team and posts; a database that was killed may keep it from answering for a moment. */
export async function readCms(cmsUrl: string): Promise<{ content: CmsContent; team: CmsTeam; posts: CmsPosts }> {
  return {
    content: await read(cmsUrl, cmsPaths.content, cmsContentSchema),
    team: await read(cmsUrl, cmsPaths.team, cmsTeamSchema),
    posts: await read(cmsUrl, cmsPaths.posts, cmsPostsSchema),
  };
}
