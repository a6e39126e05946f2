import {
  activityActions,
  activityPageSchema,
  kindSchema,
  type Activity,
  type ActivityAction,
  type ActivityPage,
  type ActivityQuery,
} from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { entryKinds } from '../entries/kinds';
import { entriesNamed } from '../history/entry-names';
import { findChanges } from '../history/logged-saves';
import type { Strapi } from '../store/strapi';
import { changedParts } from './changed-parts';
import { authorsOfActivity, countActivity, pageOfActivity, SIGN_IN, type ActivityRow } from './activity-rows';

/** Whose entries are named: what visitors send is theirs, and is not told in a list of what was done. */
const NAMED = new Set<string>(['posts', 'stations', 'events', 'franchise']);

type Changes = Awaited<ReturnType<typeof findChanges>>;
type Names = ReadonlyMap<string, string>;

/** What people did, the newest first, a page at a time (A19). @throws ApiError `unauthenticated` */
export async function listActivity(
  strapi: Strapi,
  claim: PersonClaim,
  { who, page: asked, size }: ActivityQuery,
): Promise<ActivityPage> {
  await requireAdmin(strapi, claim);
  const total = await countActivity(strapi, who);
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(asked, pages);
  const rows = await pageOfActivity(strapi, who, { limit: size, offset: (page - 1) * size });
  const entries = await tellAll(strapi, rows);
  return activityPageSchema.parse({ entries, total, pages, page, people: await authorsOfActivity(strapi) });
}

const HOUR_MS = 3_600_000;
/** Hours that are looked at for what was done last, one stretch after the other; the last one is longer than anything is kept. */
const STRETCHES = [2, 24, 7 * 24, 100 * 24];

/** What was done last, the newest first: found without looking at everything that was ever done. */
export async function lastActivity(strapi: Strapi, limit: number, now: number): Promise<Activity[]> {
  let rows: ActivityRow[] = [];
  for (const hours of STRETCHES) {
    // From a full hour on: saves of the same hour are one row.
    const since = new Date((Math.floor(now / HOUR_MS) - hours) * HOUR_MS);
    rows = await pageOfActivity(strapi, '', { limit, offset: 0, since });
    if (rows.length >= limit) break;
  }
  return activityPageSchema.shape.entries.parse(await tellAll(strapi, rows));
}

async function tellAll(strapi: Strapi, rows: readonly ActivityRow[]): Promise<Activity[]> {
  const changes = await findChanges(
    strapi,
    rows
      .filter(({ kind }) => kind !== SIGN_IN)
      .flatMap(({ kind, begin, number }) => (NAMED.has(kind) ? [begin, number] : [number])),
  );
  const names = await namesOf(strapi, rows);
  return rows.map((row) => tell(row, changes, names));
}

function tell(row: ActivityRow, changes: Changes, names: Names): Activity {
  const { who, name, times, number, kind, subject } = row;
  const when = { first: new Date(row.firstAt).toISOString(), last: new Date(row.lastAt).toISOString() };
  const base = { key: `${kind === SIGN_IN ? 's' : 'c'}${number}`, who, name, times, ...when };
  if (kind === SIGN_IN) return { ...base, action: subject === 'in' ? 'signed-in' : 'refused', kind: null, item: '' };
  const made = changes.get(number) ?? [];
  if (kind === 'accounts') {
    const valueAt = (step: string) => made.find(({ path }) => path[0] === step)?.new;
    return { ...base, action: actionOf(valueAt('action')), kind: null, item: textOf(valueAt('username')) };
  }
  const isGone = made.some(({ path, new: next }) => path.length === 0 && next === undefined);
  // What was made and then changed within the hour was made.
  const begun = NAMED.has(kind) ? (changes.get(row.begin) ?? []) : [];
  const isNew = begun.some(({ path, old }) => path.length === 0 && old === undefined);
  // Of several saves the last one alone is read here: what it changed is not all of it.
  const parts = kind === 'content' && times === 1 ? changedParts(made) : '';
  const item = names.get(`${kind}:${subject}`) ?? parts;
  return {
    ...base,
    action: isGone ? 'deleted-entry' : isNew ? 'added-entry' : 'saved',
    kind: kindSchema.parse(kind),
    item,
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Rows of an older version do not say which change of an account it was. */
function actionOf(value: unknown): ActivityAction {
  return activityActions.find((action) => action === value) ?? 'changed';
}

async function namesOf(strapi: Strapi, rows: readonly ActivityRow[]): Promise<Names> {
  const names = new Map<string, string>();
  for (const entry of entryKinds.filter(({ kind }) => NAMED.has(kind))) {
    const ids = rows.filter(({ kind }) => kind === entry.kind).map(({ subject }) => subject);
    if (ids.length === 0) continue;
    for (const [id, { name }] of await entriesNamed(strapi, entry, [...new Set(ids)])) {
      names.set(`${entry.kind}:${id}`, name);
    }
  }
  return names;
}
