import { cleanSlug, isObject, type Json, type JsonObject } from '@apoti/contract';
import { refuseNewFaults } from '../changes/refuse';
import { entryWatch, readEntry } from '../entries/entry-watch';
import type { EntryKind } from '../entries/kinds';
import { freeSlug } from '../identity/free-slug';
import { idRules } from '../identity/id-rules';
import { nextPlace } from '../identity/next-number';
import { toPostState, type PostState } from '../posts/post-state';
import { isPublicSlug } from '../posts/slug-holder';
import { POST_UID, postData, writePost } from '../posts/write-post';
import type { SaveKind } from '../saves/save-state';
import { documentsOf } from '../store/documents';
import { findRows, type Row } from '../store/rows';
import type { Strapi } from '../store/strapi';
import { toStrapi } from '../store/to-strapi';

type State = Json | undefined;

/** How an entry of its own gets back what it held, which `restored` says: it may be made again, with its id, or deleted. */
export async function restoredEntryKind(
  strapi: Strapi,
  entry: EntryKind,
  subject: string,
  restored: (current: State) => Promise<State>,
): Promise<SaveKind<State>> {
  const [row] = await findRows(strapi, entry.uid, { wireId: subject });
  let documentId = row?.documentId;
  return {
    kind: entry.kind,
    subject,
    watch: () => ({
      ...entryWatch(strapi, entry, documentId),
      after: async () => (documentId === undefined ? undefined : readEntry(strapi, entry, documentId)),
    }),
    parse: (state) => state,
    plan: async ({ current }) => {
      const back = await restored(current);
      const next = entry.versions ? await withFreeSlugs(strapi, back, documentId) : back;
      refuseNewFaults({ faults: (state: State) => (state === undefined ? [] : entry.faults(state)) }, current, next);
      return { kind: 'merged', next, overlay: [], aliases: [] };
    },
    write: async (before, next) => {
      const write = entry.versions ? writeVersions : writePlain;
      documentId = (await write(strapi, entry.uid, { row, before, next })) ?? documentId;
      return [entry.uid];
    },
    shown: () => ({}),
  };
}

type Sides = { row: Row | undefined; before: State; next: State };

/** Writes an entry that has no versions; answers the document of one that is made again. */
async function writePlain(strapi: Strapi, uid: string, { row, before, next }: Sides): Promise<string | undefined> {
  const documents = documentsOf(strapi, uid);
  if (!isObject(next)) return void (row && (await documents.delete({ documentId: row.documentId })));
  const known: JsonObject | undefined = isObject(before) ? before : undefined;
  const data = toStrapi({ strapi, related: () => null }, uid, { before: known, after: next, stored: row });
  if (row) return void (await documents.update({ documentId: row.documentId, data }));
  const place = idRules[uid]?.place ? { place: await nextPlace(strapi, uid) } : {};
  return (await documents.create({ data: { ...data, ...place } })).documentId;
}

/** Writes a post in its versions; answers the document of one that is made again. */
async function writeVersions(strapi: Strapi, uid: string, { row, before, next }: Sides): Promise<string | undefined> {
  const documents = documentsOf(strapi, uid);
  const wanted = toPostState(next);
  if (wanted === undefined) return void (row && (await documents.delete({ documentId: row.documentId })));
  if (row) return void (await writePost(strapi, row.documentId, toPostState(before) ?? {}, wanted));
  const version = wanted.published ?? wanted.draft ?? {};
  const status = wanted.published ? 'published' : 'draft';
  const { documentId } = await documents.create({
    data: postData(strapi, undefined, version),
    status,
    slugAsGiven: true,
  });
  const made: PostState = wanted.published ? { draft: version, published: version } : { draft: version };
  await writePost(strapi, documentId, made, wanted);
  return documentId;
}

/** A post that comes back may find its address taken, or be older than the rule of what an address may be. */
async function withFreeSlugs(strapi: Strapi, state: State, documentId: string | undefined): Promise<State> {
  if (!isObject(state)) return state;
  const next: JsonObject = {};
  for (const [name, version] of Object.entries(state)) {
    const slug = isObject(version) ? version['slug'] : undefined;
    const isText = isObject(version) && typeof slug === 'string' && slug !== '';
    const title = isObject(version) ? String(version['title'] ?? '') : '';
    const stays = !isText || (await isPublicSlug(strapi, documentId, slug));
    next[name] = stays
      ? (version ?? {})
      : { ...version, slug: await freeSlug(strapi, POST_UID, 'slug', cleanSlug({ slug, title }), documentId) };
  }
  return next;
}
