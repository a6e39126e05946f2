import { defaultSettings, settingsSchema, stateKinds, typesOnly, type Settings } from '@apoti/contract';
import { readState } from '../states/state-watch';
import type { Strapi } from '../store/strapi';

/** The settings of the site as they are stored now (A18); those of a new site where nothing is. */
export async function readSiteSettings(strapi: Strapi): Promise<Settings> {
  const kind = stateKinds.find((one) => String(one) === 'settings');
  return kind === undefined ? defaultSettings : typesOnly(settingsSchema).parse(await readState(strapi, kind));
}
