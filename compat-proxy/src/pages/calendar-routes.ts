import type { FastifyInstance } from 'fastify';
import { prepareReply } from '../http/prepared-reply';
import { sendPrepared } from '../http/send-prepared';
import type { Sources } from '../sources/sources';
import { calendarFile } from './calendar';

type Parts = { sources: Sources; origin: string; headers: Record<string, string> };

/** The calendar file of each event (P15). */
export function calendarRoutes(app: FastifyInstance, { sources, origin, headers }: Parts): void {
  app.get<{ Params: { id: string } }>('/events/:id.ics', async (request, reply) => {
    const { id } = request.params;
    const event = sources.events.state.data.find((each) => String(each.id) === id);
    if (event === undefined) return reply.callNotFound();
    const { siteName } = sources.content.state.data.site;
    const prepared = await prepareReply(await calendarFile({ event, siteName, origin }), {
      status: 200,
      headers: {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="event-${event.id}.ics"`,
        'cache-control': 'no-cache',
      },
    });
    return sendPrepared(request, reply, prepared);
  });
}
