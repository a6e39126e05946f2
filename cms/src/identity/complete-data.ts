import { randomUUID } from 'node:crypto';
import { slugFault, toSlug } from '@apoti/contract';
import { cleanHtml } from '@apoti/contract/resources/posts/clean-html';
import { invalid } from '../changes/refuse';
import { completeSubscriber, SUBSCRIBER_UID } from '../subscribers/complete-subscriber';
import { mappedAttributes } from '../store/attributes';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { keepLeadRecord } from '../leads/keep-lead-record';
import { isLead } from '../leads/lead-types';
import { settleSlug } from '../posts/slug-to-publish';
import { freeSlug } from './free-slug';
import { idRules } from './id-rules';
import { nextPlace, nextWireId } from './next-number';
import { refuseOtherLists } from './text-lists';

type Data = Record<string, unknown>;
type Context = { uid: string; action: string; params: unknown };

/**
 * Gives what people in the panel leave out: the wire id and the place of a new entry, the keys of new list items, a slug,
 * the form in which addresses are compared. What they wrote as HTML is stored clean. Runs inside the change's transaction,
 * so that no two get the same. The caller's own object is left as it is.
 * @throws ApiError `invalid` for a slug that no address has, and for publishing one that another post has; ValidationError for a list of texts that is none
 */
export async function completeData(strapi: Strapi, context: Context): Promise<void> {
  const { uid, action } = context;
  if (!isRecord(context.params)) return;
  if (uid === 'api::post.post' && action === 'publish') await settleSlug(strapi, context.params['documentId']);
  if (!['create', 'update', 'clone'].includes(action)) return;
  const { slugAsGiven, ...params } = context.params;
  const data = withKeys(strapi, uid, isRecord(params['data']) ? params['data'] : {});
  refuseOtherLists(strapi, uid, data);
  context.params = { ...params, data };
  await giveIdentity(strapi, uid, data, action);
  if (uid === 'api::post.post') {
    if (slugAsGiven !== true) await giveSlug(strapi, data, params['documentId'], action === 'clone');
    if (typeof data['content'] === 'string') data['content'] = cleanHtml(data['content']);
  }
  if (isLead(uid)) await keepLeadRecord(strapi, context);
  if (uid === SUBSCRIBER_UID) await completeSubscriber(strapi, data, { action, documentId: params['documentId'] });
}

/** A new entry's place and wire id; also those that somebody emptied in an existing one. A copy never keeps them. */
async function giveIdentity(strapi: Strapi, uid: string, data: Data, action: string): Promise<void> {
  const rule = idRules[uid];
  if (!rule) return;
  const lacks = (name: string) =>
    action === 'clone' || (isMissing(data[name]) && (action === 'create' || name in data));
  if (rule.place && lacks('place')) data['place'] = await nextPlace(strapi, uid);
  if (!lacks('wireId')) return;
  if (rule.id === 'name') data['wireId'] = await freeSlug(strapi, uid, 'wireId', toSlug(String(data['name'] ?? '')));
  else if (rule.id !== 'chosen') data['wireId'] = await nextWireId(strapi, uid, rule.id);
}

async function giveSlug(strapi: Strapi, data: Data, documentId: unknown, isCopy: boolean): Promise<void> {
  const given = typeof data['slug'] === 'string' && !isCopy ? data['slug'].trim() : '';
  const isNew = documentId === undefined || isCopy;
  if (given === '' && !isNew && data['slug'] === undefined) return;
  const own = typeof documentId === 'string' && !isCopy ? documentId : '';
  await refuseUncleanSlug(strapi, given, own);
  // Whose form nobody has filled in, as of a copy that is made at once, is as its original.
  const { title, slug } = { ...(isCopy ? await originalOf(strapi, documentId) : {}), ...data };
  const wanted = given || toSlug(textOf(title)) || (isCopy ? toSlug(textOf(slug)) : '');
  if (wanted !== '') data['slug'] = await freeSlug(strapi, 'api::post.post', 'slug', wanted, own);
}

/** The title and the slug of the post that a copy is made of. */
async function originalOf(strapi: Strapi, documentId: unknown): Promise<Data> {
  const where = { documentId, publishedAt: { $null: true } };
  const post: unknown = await strapi.db.query('api::post.post').findOne({ where, select: ['title', 'slug'] });
  return isRecord(post) ? { title: post['title'], slug: post['slug'] } : {};
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * The panel shows a refusal beside its field, so what a person typed there is not changed behind her back, as an old client's
 * is. One that the post has already passes: whatever else is edited can be saved; publishing it is refused by the rules.
 */
async function refuseUncleanSlug(strapi: Strapi, slug: string, documentId: string): Promise<void> {
  const fault = slugFault(slug);
  if (fault === undefined) return;
  const known = await strapi.db.query('api::post.post').count({ where: { slug, documentId } });
  if (known === 0) throw invalid([{ path: ['draft', 'slug'], message: fault }]);
}

/** Every new item of a repeatable component gets a key; so does the second one with the same key (a duplicated card). */
function withKeys(strapi: Strapi, uid: string, given: Data): Data {
  const data = { ...given };
  for (const { name, kind, target } of mappedAttributes(strapi, uid)) {
    const value = data[name];
    if (kind === 'component' && isRecord(value)) data[name] = withKeys(strapi, target, value);
    if (kind !== 'components' || !Array.isArray(value)) continue;
    const items = value.filter(isRecord).map((item) => withKeys(strapi, target, item));
    const hasKeys = mappedAttributes(strapi, target).some((attribute) => attribute.name === 'key');
    if (hasKeys) giveItemKeys(items);
    data[name] = items;
  }
  return data;
}

function giveItemKeys(items: Data[]): void {
  const used = new Set<unknown>();
  for (const item of items) {
    const isStored = item['id'] !== undefined && item['key'] === undefined;
    if (!isStored && (isMissing(item['key']) || used.has(item['key']))) item['key'] = randomUUID();
    used.add(item['key']);
  }
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
