import type { FastifyInstance } from 'fastify';
import type { SiteEvent } from '@apoti/contract';
import { prepareReply } from '../http/prepared-reply';
import { sendPrepared } from '../http/send-prepared';
import type { Sources } from '../sources/sources';
import { calendarFile } from './calendar';

type Parts = { sources: Sources; origin: string; headers: Record<string, string> };

/** The calendar file of each event (P15). */
export function calendarRoutes(app: FastifyInstance, { sources, origin, headers }: Parts): void {
  const prepare = async (event: SiteEvent, siteName: string) =>
    prepareReply(await calendarFile({ event, siteName, origin }), {
      status: 200,
      headers: {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="event-${event.id}.ics"`,
        'cache-control': 'no-cache',
      },
    });
  // A file names the moment at which it was made: it is made anew with its event, so that who has it already gets a 304.
  const made = new WeakMap<SiteEvent, { siteName: string; reply: ReturnType<typeof prepare> }>();
  const replyFor = (event: SiteEvent, siteName: string) => {
    const before = made.get(event);
    if (before?.siteName === siteName) return before.reply;
    const reply = prepare(event, siteName);
    made.set(event, { siteName, reply });
    reply.catch(() => made.delete(event));
    return reply;
  };

  app.get<{ Params: { id: string } }>('/events/:id.ics', async (request, reply) => {
    const { id } = request.params;
    const event = sources.events.state.data.find((each) => String(each.id) === id);
    if (event === undefined) return reply.callNotFound();
    return sendPrepared(request, reply, await replyFor(event, sources.content.state.data.site.siteName));
  });
}
