import type { FastifyInstance } from 'fastify';
import { newsletterTexts } from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { forEverybody } from '../../http/large-bodies';
import type { People } from '../../sessions/person';
import { allSubscribers } from './all-subscribers';
import type { SubscribeVisitor } from './subscribe-visitor';

type Parts = { cms: CmsClient; people: People; subscribe: SubscribeVisitor };

/** newsletter.php (C12, C13): the answer is the same for a new address and a known one, so nobody can probe the list. */
export function newsletterRoutes(app: FastifyInstance, parts: Parts): void {
  app.get('/newsletter.php', (request, reply) => allSubscribers(parts, request, reply));

  app.post('/newsletter.php', forEverybody, async (request) => {
    await parts.subscribe(request.body, request);
    return { success: true, message: newsletterTexts.success };
  });
}
