import { join } from 'node:path';
import { createStrapi } from '@strapi/strapi';
import type { Strapi } from '../store/strapi';

/** Thrown by ourselves once the database can be asked. */
const opened = new Error('The database is open');

/**
 * Strapi with its content types and its database, and no further: nothing is brought up to date, seeded or served. The settings of
 * the database open it read-only (CMS_READ_ONLY), beside a CMS that runs or without one.
 */
export async function openReadOnly(folder: string): Promise<Strapi> {
  const strapi = createStrapi({ appDir: folder, distDir: join(folder, 'dist') });
  await strapi.register();
  const init = strapi.db.init.bind(strapi.db);
  // What follows this step of Strapi's start writes; the models that it is given are to be had nowhere else.
  strapi.db.init = async (options) => {
    await init(options);
    throw opened;
  };
  await strapi.bootstrap().catch((error: unknown) => {
    if (error !== opened) throw error;
  });
  return strapi;
}
