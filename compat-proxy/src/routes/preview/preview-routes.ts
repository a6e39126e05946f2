import type { FastifyInstance } from 'fastify';
import { ApiError, PREVIEW_PATH, previewData, previewSchema, type Renderer, type SiteSettings } from '@apoti/contract';
import { parseBody } from '../../http/parse-body';
import { prepareOnce } from '../../http/prepared-reply';
import { SANDBOX_POLICY } from '../../http/security-headers';
import { encodingOf } from '../../http/send-prepared';
import { RETRY_SECONDS } from '../../limits';
import { RenderTurns } from '../../pages/render-turns';
import type { People } from '../../sessions/person';
import type { PublicView } from '../../sources/public-view';

/** How many previews are made at once, beside the pages of visitors, and how many more may wait. */
const TURNS = { atOnce: 1, waiting: 8 };

/** As itself it is inert and in nobody's index; the back-office puts it into a frame without scripts. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': SANDBOX_POLICY,
  'x-robots-tag': 'noindex',
};

type Parts = {
  renderer: Renderer;
  people: People;
  view: PublicView;
  origin: string;
  settings: SiteSettings;
};

/** What is being edited, as visitors will see it (A6): made from memory and from what is sent, never with the CMS. */
export function previewRoutes(api: FastifyInstance, parts: Parts): void {
  const { renderer, people, view, origin, settings } = parts;
  // Of their own, so that editors and visitors never wait for one another.
  const turns = new RenderTurns(TURNS);

  api.post(PREVIEW_PATH.slice('/api'.length), async (request, reply) => {
    await people.require(request, reply);
    const { path, ...edited } = parseBody(previewSchema, request.body);
    const made = await turns.take(async () => {
      const now = Date.now();
      const data = previewData(view.read(now), edited, now);
      const address = renderer.resolve(path, data);
      if (address === null) throw new ApiError('not_found', 'There is no such page');
      const html = renderer.renderPreview({ url: address.url, data, origin, now, settings });
      return prepareOnce(html, encodingOf(request), { status: 200, headers: HEADERS });
    });
    if (made === null) {
      throw new ApiError('unavailable', 'Many previews are being made at the moment', { retryAfter: RETRY_SECONDS });
    }
    return reply.headers(made.variant.headers).send(made.variant.body);
  });
}
