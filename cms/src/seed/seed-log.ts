import type { Strapi } from '../store/strapi';

/** Which parts of the first content have been put in. What is in it is never put in again, whatever became of it. */
export type SeedLog = { has(part: string): boolean; add(parts: readonly string[]): Promise<void> };

/** Reads the log; additions are stored at once, within the caller's transaction if there is one. */
export async function openSeedLog(strapi: Strapi): Promise<SeedLog> {
  const store = strapi.store({ type: 'core', name: 'first-content' });
  const stored: unknown = await store.get({ key: 'parts' });
  const parts = new Set<string>(Array.isArray(stored) ? stored.map(String) : []);
  return {
    has: (part) => parts.has(part),
    add: async (added) => {
      for (const part of added) parts.add(part);
      await store.set({ key: 'parts', value: [...parts] });
    },
  };
}
