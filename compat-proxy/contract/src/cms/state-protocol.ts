import { z } from 'zod';
import { typesOnly } from '../lib/types-only';
import type { JsonObject } from '../merge/json';
import type { StateDefinition, StateKind } from '../resources/states/states';
import { cmsSaveSchema, revisionsSchema, savedFields } from './protocol';

/** Where the CMS reads and saves the one object of a kind. */
export const cmsStatePath = (kind: StateKind) => `/api/wire/states/${kind}`;

/** GET state. */
export function cmsStateSchema<State extends JsonObject>({ schema }: StateDefinition<State>) {
  return z.object({ revisions: revisionsSchema, state: typesOnly<State>(schema) });
}

/** POST state: `state` is a patch, which the CMS checks. */
export const cmsStateSaveSchema = cmsSaveSchema.extend({ state: z.record(z.string(), z.json()) });
export type CmsStateSave = z.infer<typeof cmsStateSaveSchema>;

/** 200 of POST state. */
export function cmsStateSavedSchema<State extends JsonObject>(definition: StateDefinition<State>) {
  return cmsStateSchema(definition).extend(savedFields);
}
