import type { Context } from 'koa';
import { namedBackupSchema } from '@apoti/contract';
import { allowDownload, beginBackup, beginRestore, removeBackup, showBackups } from '../../../backups/backup-service';
import type { Strapi } from '../../../store/strapi';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET backups (A18). */
  async list(ctx: Context) {
    ctx.body = await showBackups(strapi, personOf(ctx));
  },

  /** GET backups/:name: whether its archive may be handed out. */
  async one(ctx: Context) {
    await allowDownload(strapi, personOf(ctx), String(ctx['params'].name));
    ctx.body = { success: true };
  },

  /** POST backups. */
  async make(ctx: Context) {
    await beginBackup(strapi, personOf(ctx));
    ctx.body = { success: true };
  },

  /** POST backups/restore. */
  async restore(ctx: Context) {
    await beginRestore(strapi, personOf(ctx), parseBody(ctx, namedBackupSchema).name);
    ctx.body = { success: true };
  },

  /** POST backups/delete. */
  async remove(ctx: Context) {
    await removeBackup(strapi, personOf(ctx), parseBody(ctx, namedBackupSchema).name);
    ctx.body = { success: true };
  },
});
