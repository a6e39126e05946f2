import type { FastifyInstance } from 'fastify';
import {
  ApiError,
  cmsDashboardPath,
  cmsDashboardSchema,
  stationFigures,
  type CmsDashboard,
  type Dashboard,
  type HubFigures,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { SearchConsoleFile } from '../../search-console/connection';
import type { Measuring } from '../../measuring/measuring';
import type { People } from '../../sessions/person';
import type { Sources } from '../../sources/sources';
import { ownHealth } from './own-health';

type Parts = {
  cms: CmsClient;
  people: People;
  sources: Sources;
  measuring: Pick<Measuring, 'backlog'>;
  env: { DATA_DIR: string };
};

const UNKNOWN = { known: false, reason: 'The content service cannot be reached at the moment.' } as const;
/** No tile of the hub is known. */
const unknownHub: HubFigures = {
  ...{ slides: UNKNOWN, posts: UNKNOWN, testimonials: UNKNOWN, team: UNKNOWN, faqs: UNKNOWN },
  ...{ events: UNKNOWN, media: UNKNOWN, site: UNKNOWN, visits: UNKNOWN },
};

/** How things stand (A3), for Admins only: what the CMS says, and what is known without it. */
export function dashboardRoutes(app: FastifyInstance, { cms, people, sources, measuring, env }: Parts): void {
  const startedAt = Date.now();
  const file = new SearchConsoleFile(env.DATA_DIR);
  /** What it said last: shown while it says nothing. */
  let last: CmsDashboard | null = null;
  let silentSince: number | null = null;

  /** What is known of the CMS's part while it does not answer: the last answer, else the stations that the site shows. */
  function withoutCms(): Omit<Dashboard, 'silentSince'> {
    if (last !== null) return { ...last, health: [] };
    const { data, source } = sources.stations.state;
    const stations = source === 'defaults' ? UNKNOWN : ({ known: true, value: stationFigures(data) } as const);
    const others = { deliveries: UNKNOWN, subscribers: UNKNOWN, leads: UNKNOWN, hub: unknownHub };
    return { at: null, stations, ...others, activity: UNKNOWN, contentHealth: UNKNOWN, health: [] };
  }

  app.get('/dashboard', async (request, reply): Promise<Dashboard> => {
    const now = Date.now();
    const read = callForPerson({ cms, people }, request, reply, () => ({
      schema: cmsDashboardSchema,
      method: 'GET',
      path: cmsDashboardPath,
    }));
    const fresh = await read.catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'unavailable') return null;
      throw error;
    });
    // Looks at it go on all the time: they know of its silence before anybody asks here.
    if (fresh === null) silentSince = sources.silentSince ?? silentSince ?? now;
    else [last, silentSince] = [fresh, null];
    const seo = sources.seo.state.data;
    const backlog = await measuring.backlog().catch((err: unknown) => {
      request.log.error({ err }, 'the folder of measured visits cannot be read');
      return null;
    });
    const facts = { startedAt, now, silentSince, seo, settings: sources.settings.state.data, backlog };
    const own = ownHealth({ ...facts, verifiedAt: await file.verifiedAt(seo.searchConsole) });
    const told = fresh ?? withoutCms();
    return {
      ...told,
      silentSince: silentSince === null ? null : new Date(silentSince).toISOString(),
      health: [...own.before, ...told.health, ...own.after],
    };
  });
}
