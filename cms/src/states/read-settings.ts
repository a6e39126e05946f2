import { settingsSchema, typesOnly, type Settings } from '@apoti/contract';
import type { Strapi } from '../store/strapi';
import { readState } from './state-watch';

const known = typesOnly<Settings>(settingsSchema);

/** The settings of the site as they are in force (A18). */
export async function readSettings(strapi: Strapi): Promise<Settings> {
  return known.parse(await readState(strapi, 'settings'));
}
