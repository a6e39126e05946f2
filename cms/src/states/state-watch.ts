import {
  followedRedirects,
  isObject,
  seoSchema,
  states,
  toFieldIssues,
  typesOnly,
  type FieldIssue,
  type JsonObject,
  type Seo,
  type StateKind,
} from '@apoti/contract';
import { invalid } from '../changes/refuse';
import type { Watch } from '../changes/watch';
import { ownOrigin } from '../content-health/own-origin';
import { fromStrapi } from '../store/from-strapi';
import { findRows } from '../store/rows';
import type { Strapi } from '../store/strapi';
import { stateUids } from './state-kinds';

/** How changes of a kind of settings are logged: the whole object is one state, and visitors see what it does. */
export function stateWatch<Result>(strapi: Strapi, kind: StateKind): Watch<JsonObject, Result> {
  const { shape } = states[kind];
  return {
    kind,
    shape,
    before: () => readState(strapi, kind),
    after: () => readChanged(strapi, kind),
    subject: () => '',
    faults: (state) => stateFaults(kind, state),
    visible: (state) => state,
  };
}

/** Where a state breaks the rules of its kind. Redirects are judged as they are followed: a circle may go by the site's own address. */
export function stateFaults(kind: StateKind, state: JsonObject): FieldIssue[] {
  const checked = states[kind].schema.safeParse(kind === 'seo' ? withFollowed(state) : state);
  return checked.success ? [] : toFieldIssues(checked.error);
}

const knownSeo = typesOnly<Seo>(seoSchema);

function withFollowed(state: JsonObject): JsonObject {
  const { data } = knownSeo.safeParse(state);
  return data === undefined ? state : { ...state, redirects: followedRedirects(data, ownOrigin() ?? '') };
}

/** A state if it is one of this kind, though perhaps against a rule that came later; else undefined. */
export function asState(kind: StateKind, state: unknown): JsonObject | undefined {
  const { data } = typesOnly<JsonObject>(states[kind].schema).safeParse(state);
  return isObject(data) ? data : undefined;
}

/** What somebody has just written. @throws ApiError `invalid` where it has another form */
async function readChanged(strapi: Strapi, kind: StateKind): Promise<JsonObject> {
  const [row] = await findRows(strapi, stateUids[kind]);
  const stored = fromStrapi(strapi, stateUids[kind], row);
  const known = asState(kind, stored);
  const checked = states[kind].schema.safeParse(stored);
  if (row !== undefined && known === undefined && !checked.success) throw invalid(toFieldIssues(checked.error));
  return known ?? readState(strapi, kind);
}

/** What is stored, else what a new site has. A choice that the panel left empty has its default. */
export async function readState(strapi: Strapi, kind: StateKind): Promise<JsonObject> {
  const [row] = await findRows(strapi, stateUids[kind]);
  const { defaults } = states[kind];
  if (row === undefined) return defaults;
  const stored = fromStrapi(strapi, stateUids[kind], row);
  const known = asState(kind, stored);
  if (known === undefined) throw new Error(`What is stored of ${kind} has another form`);
  return known;
}
