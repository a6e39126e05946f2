import type { FastifyInstance } from 'fastify';
import { siteAddress, type SiteEvent } from '@apoti/contract';
import { prepareReply } from '../http/prepared-reply';
import { sendPrepared } from '../http/send-prepared';
import type { Sources } from '../sources/sources';
import { calendarFile } from './calendar';

type Parts = { sources: Sources; origin: string; headers: Record<string, string> };

/** The calendar file of each event (P15). */
export function calendarRoutes(app: FastifyInstance, { sources, origin, headers }: Parts): void {
  type Site = { siteName: string; address: string };
  const prepare = async (event: SiteEvent, site: Site) =>
    prepareReply(await calendarFile({ event, origin, ...site }), {
      status: 200,
      headers: {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="event-${event.id}.ics"`,
        'cache-control': 'no-cache',
      },
    });
  // A file names the moment at which it was made: it is made anew with its event, so that who has it already gets a 304.
  const made = new WeakMap<SiteEvent, Site & { reply: ReturnType<typeof prepare> }>();
  const replyFor = (event: SiteEvent, site: Site) => {
    const before = made.get(event);
    if (before?.siteName === site.siteName && before.address === site.address) return before.reply;
    const reply = prepare(event, site);
    made.set(event, { ...site, reply });
    reply.catch(() => made.delete(event));
    return reply;
  };

  app.get<{ Params: { id: string } }>('/events/:id.ics', async (request, reply) => {
    const { id } = request.params;
    const event = sources.events.state.data.find((each) => String(each.id) === id);
    if (event === undefined) return reply.callNotFound();
    const { siteName } = sources.content.state.data.site;
    const address = siteAddress(sources.seo.state.data, origin);
    return sendPrepared(request, reply, await replyFor(event, { siteName, address }));
  });
}
