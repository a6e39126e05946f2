import type { FastifyBaseLogger } from 'fastify';
import type { Sources } from '../sources/sources';
import type { PageCache } from './page-cache';

/**
 * Renders the home page once the copies from the disk are there, while the CMS is still being asked: the first render takes several
 * times as long as any later one, and the first visitor need not wait for it (S12). Without copies there is nothing to render yet.
 * Files for a balancer are given pages as they are made: where there are any, it is called once they have begun.
 */
export async function renderAhead(sources: Sources, pages: PageCache, log: FastifyBaseLogger): Promise<void> {
  if (!(await sources.begin().loaded)) return;
  await pages.get('/', 'br').catch((err: unknown) => log.error({ err }, 'the home page could not be rendered ahead'));
}
