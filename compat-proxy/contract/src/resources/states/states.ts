import { z } from 'zod';
import { defaultSeo } from '../../content/default-seo';
import { defaultSettings } from '../../content/default-settings';
import { deepPartial } from '../../lib/deep-partial';
import { typesOnly } from '../../lib/types-only';
import { aliasSchema } from '../../merge/aliases';
import { conflictSchema } from '../../merge/conflict';
import { survivorSchema } from '../../merge/survivors';
import type { JsonObject } from '../../merge/json';
import { objectShape, type ObjectShape } from '../../merge/shape';
import { revisionText } from '../../revisions/revision';
import { seoSchema, type Seo } from '../seo/seo';
import { settingsSchema, type Settings } from '../settings/settings';
import { newCustomEvent, newDimension, newFacebookEvent, newRedirect } from './new-state-items';

/** Settings that are one object each, edited and saved like the content. */
export const stateKinds = ['seo', 'settings'] as const;
export type StateKind = (typeof stateKinds)[number];

/** What each of them holds. */
export type States = { seo: Seo; settings: Settings };

/** What has to be known of such a kind: one schema gives type, checks, merge and rules. */
export type StateDefinition<State extends JsonObject> = {
  schema: z.ZodType<State>;
  shape: ObjectShape;
  defaults: State;
  /** What an absent field of a new item holds, by the path of its list. */
  items: Readonly<Record<string, object>>;
};

/** The kinds. A new one is added here and to `kinds` and `historyKinds`; the CMS needs its content type beside that. */
export const states: { readonly [Kind in StateKind]: StateDefinition<States[Kind]> } = {
  seo: {
    schema: seoSchema,
    shape: objectShape(seoSchema),
    defaults: defaultSeo,
    items: { redirects: newRedirect },
  },
  settings: {
    schema: settingsSchema,
    shape: objectShape(settingsSchema),
    defaults: defaultSettings,
    items: {
      'googleAnalytics.customDimensions': newDimension,
      'socialAnalytics.facebookPixel.customEvents': newFacebookEvent,
      'advancedTracking.customEvents': newCustomEvent,
    },
  },
};

/** Whether a text names such a kind. */
export function isStateKind(kind: string): kind is StateKind {
  return stateKinds.some((known) => known === kind);
}

/** GET of a kind. `revision` is missing while only the defaults are known. */
export function stateReplySchema<State extends JsonObject>({ schema }: StateDefinition<State>) {
  return z.object({ state: typesOnly<State>(schema), revision: revisionText.optional() });
}

/**
 * Fields of a save by themselves: an absent one keeps its value. Their rules are judged of the whole state, where it is known which of
 * them were broken before.
 */
export function stateFieldsSchema<State extends JsonObject>({ schema }: StateDefinition<State>) {
  return deepPartial<State>(typesOnly<State>(schema));
}

/** Body of a save. Its fields are checked apart, so that a fault is told at the field's own place. */
export const stateSaveSchema = z.object({ state: z.record(z.string(), z.json()), revision: revisionText.optional() });

/** Body of a save, for the list of calls: an absent field keeps its value. */
export function statePatchSchema<State extends JsonObject>({ schema }: StateDefinition<State>) {
  return z.object({ state: deepPartial<State>(schema), revision: revisionText.optional() });
}

/** Reply of a save. */
export function stateSavedSchema<State extends JsonObject>({ schema }: StateDefinition<State>) {
  return z.object({
    success: z.literal(true),
    state: typesOnly<State>(schema),
    revision: revisionText,
    aliases: z.array(aliasSchema),
    survivors: z.array(survivorSchema).optional(),
  });
}

/** Extra members of a save's 409. */
export function stateConflictSchema<State extends JsonObject>({ schema }: StateDefinition<State>) {
  return z.object({
    code: z.enum(['conflict', 'base_unknown']),
    error: z.string(),
    revision: revisionText,
    state: typesOnly<State>(schema),
    conflicts: z.array(conflictSchema),
  });
}
