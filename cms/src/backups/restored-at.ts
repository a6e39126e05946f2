import type { Strapi } from '../store/strapi';

const KEY = 'restored';
const storeOf = (strapi: Strapi) => strapi.store({ type: 'core', name: 'backups' });

/** Notes in the database itself that it was restored: nobody knows what was told between its backup and now, in ms. */
export async function noteRestored(strapi: Strapi, now: number): Promise<void> {
  await storeOf(strapi).set({ key: KEY, value: now });
}

/** When it was restored the last time, in ms; null where it never was. What a clock has said that was ahead is left out. */
export async function restoredAt(strapi: Strapi, now: number): Promise<number | null> {
  const noted: unknown = await storeOf(strapi).get({ key: KEY });
  return typeof noted === 'number' && noted <= now ? noted : null;
}
