import { defaultSettings, settingsSchema, typesOnly, type Settings } from '@apoti/contract';
import type { Strapi } from '../store/strapi';
import { readState } from './state-watch';

const known = typesOnly<Settings>(settingsSchema);

/** The settings of the site as they are in force (A18). @throws where what is stored has another form */
export async function readSettings(strapi: Strapi): Promise<Settings> {
  return known.parse(await readState(strapi, 'settings'));
}

/** The same for what must not fail because of them, such as a message of a visitor: a new site's, where they cannot be read. */
export async function readSettingsOrDefaults(strapi: Strapi): Promise<Settings> {
  return readSettings(strapi).catch((error: unknown) => {
    strapi.log.error('The settings cannot be read; those of a new site hold for this');
    strapi.log.error(error);
    return defaultSettings;
  });
}
