import { ACTIVITY_LOOKED_AT, recentActivity, type CmsDashboard } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { lastActivity } from '../activity/list-activity';
import { readContentHealth } from '../content-health/content-health';
import type { Strapi } from '../store/strapi';
import { readDeliveryFigures, readLeadFigures, readStationFigures, readSubscriberFigures } from './figures';
import { readHubFigures } from './hub-figures';
import { partOf } from './part-of';
import { productHealth } from './product-health';
import { visitsToday } from './visits-today';

/** Everything that the dashboard tells (A3); a part that fails is said as such. @throws ApiError `unauthenticated` */
export async function readDashboard(strapi: Strapi, person: PersonClaim, now: number): Promise<CmsDashboard> {
  await requireAdmin(strapi, person);
  const today = visitsToday(strapi);
  return {
    at: new Date(now).toISOString(),
    stations: await partOf(strapi, () => readStationFigures(strapi)),
    deliveries: await partOf(strapi, () => readDeliveryFigures(strapi, now)),
    subscribers: await partOf(strapi, () => readSubscriberFigures(strapi, now)),
    leads: await partOf(strapi, () => readLeadFigures(strapi, now)),
    hub: await readHubFigures(strapi, now, today),
    activity: await partOf(strapi, async () => recentActivity(await lastActivity(strapi, ACTIVITY_LOOKED_AT, now))),
    contentHealth: await partOf(strapi, () => readContentHealth(strapi, now)),
    health: await productHealth(strapi, person, now, today),
  };
}
