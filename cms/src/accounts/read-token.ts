import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

const TOKEN_UID = 'admin::api-token';
const NAME = 'Public site';

/** The read-only token with which the proxy reads (CMS_READ_TOKEN), made or brought up to date at every start. */
export async function ensureReadToken(strapi: Strapi): Promise<void> {
  const token = process.env['CMS_READ_TOKEN'];
  if (!token) return;
  const accessKey: string = strapi.service('admin::api-token').hash(token);
  const found: unknown = await strapi.db.query(TOKEN_UID).findOne({ where: { name: NAME } });
  const data = { type: 'read-only', kind: 'content-api', accessKey, lifespan: null, expiresAt: null };
  if (!isRecord(found)) {
    const description = 'Made at the start: the public site reads with it. Without it the site shows nothing new.';
    await strapi.db.query(TOKEN_UID).create({ data: { ...data, name: NAME, description } });
  } else if (found['accessKey'] !== accessKey || found['type'] !== 'read-only') {
    await strapi.db.query(TOKEN_UID).update({ where: { id: found['id'] }, data });
  }
}
