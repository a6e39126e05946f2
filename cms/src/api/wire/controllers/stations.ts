import type { Context } from 'koa';
import { cmsStationImportSchema, cmsStationSaveSchema, cmsStationsSchema } from '@apoti/contract';
import { createEntry } from '../../../entries/create-entry';
import { deleteEntry } from '../../../entries/delete-entry';
import { listEntries } from '../../../entries/list-entries';
import { saveEntry } from '../../../entries/save-entry';
import { editedStations, STATION_UID, stationSave, stationSaved } from '../../../stations/edited-stations';
import { importStations } from '../../../stations/import-stations';
import type { Strapi } from '../../../store/strapi';
import { idOf } from '../../../wire/id-of';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET stations (P9). */
  async find(ctx: Context) {
    const { revisions, entries } = await listEntries(strapi, { uid: STATION_UID, kind: 'stations' });
    ctx.body = cmsStationsSchema.parse({
      revisions,
      stations: entries.map(({ entry, updatedAt }) => ({ ...entry, updatedAt })),
    });
  },

  /** POST stations (A14). */
  async create(ctx: Context) {
    const save = stationSave(parseBody(ctx, cmsStationSaveSchema));
    ctx.body = await stationSaved(strapi, await createEntry(strapi, personOf(ctx), editedStations, save));
  },

  /** POST stations/:id. */
  async save(ctx: Context) {
    const save = stationSave(parseBody(ctx, cmsStationSaveSchema));
    ctx.body = await stationSaved(strapi, await saveEntry(strapi, personOf(ctx), editedStations, idOf(ctx), save));
  },

  /** POST stations/:id/delete. */
  async remove(ctx: Context) {
    ctx.body = await deleteEntry(strapi, personOf(ctx), editedStations, idOf(ctx));
  },

  /** POST stations/import. */
  async importRows(ctx: Context) {
    ctx.body = await importStations(strapi, personOf(ctx), parseBody(ctx, cmsStationImportSchema));
  },
});
