import type { Strapi } from '../store/strapi';

const KEY = 'usual-day';
const storeOf = (strapi: Strapi) => strapi.store({ type: 'core', name: 'figure-alerts' });

/** Whether a whole day was found to have had no fewer messages than usual: who deletes some of them later makes no silence of it. */
export async function isUsualDay(strapi: Strapi, day: string): Promise<boolean> {
  const noted: unknown = await storeOf(strapi).get({ key: KEY });
  return noted === day;
}

/** Notes it of the day that has ended last. */
export async function noteUsualDay(strapi: Strapi, day: string): Promise<void> {
  await storeOf(strapi).set({ key: KEY, value: day });
}
