import { z } from 'zod';
import { userSchema } from '../resources/auth/auth';
import { contentSchema } from '../resources/content/content';
import { kindSchema } from './kinds';

/**
 * What the proxy and the CMS say to each other, over loopback or a private network. Reads carry the seeded read-only
 * token as Bearer. Writes and sign-ins carry the proxy's secret; a write also says which person it is for.
 */
export const cmsPaths = {
  revisions: '/api/wire/revisions',
  content: '/api/wire/content',
  signIn: '/api/wire/sign-in',
  person: (id: number) => `/api/wire/persons/${id}`,
  subscribers: '/api/wire/subscribers',
  /** Strapi's own: 204 once it serves. */
  health: '/_health',
} as const;

export const cmsHeaders = {
  secret: 'x-proxy-secret',
  personId: 'x-person-id',
  personStamp: 'x-person-stamp',
  requestId: 'x-request-id',
} as const;

/**
 * GET revisions. Numbers are change-log numbers of each kind's last change; `visible` counts only what visitors see.
 * A restored backup has another epoch.
 */
export const revisionsSchema = z.object({
  epoch: z.string(),
  last: z.record(kindSchema, z.number()),
  visible: z.record(kindSchema, z.number()),
});
export type Revisions = z.infer<typeof revisionsSchema>;

/** GET content, and the reply of a save: the whole content and the revisions at that very moment. */
export const cmsContentSchema = z.object({ revisions: revisionsSchema, content: contentSchema });
export type CmsContent = z.infer<typeof cmsContentSchema>;

/** POST content: the proxy has checked types and size; the CMS merges, checks the rules and writes. */
export const cmsSaveRequestSchema = z.object({
  /** As it came: body member or If-Match; absent means 428. */
  revision: z.string().optional(),
  /** `ask`: 409 with the fields that both changed. `silent`: the sender's value wins (old clients). */
  conflicts: z.enum(['ask', 'silent']),
  /** Hash of the sender's session: an old client's earlier saves from the same base are known by it. */
  session: z.string().min(1).max(128),
  idempotencyKey: z.string().min(1).max(128).optional(),
  /** A contentPatch (checked again by the CMS). */
  content: z.record(z.string(), z.json()),
});
export type CmsSaveRequest = z.infer<typeof cmsSaveRequestSchema>;

/** 200 of POST content. 409s carry contentConflictSchema's members plus `revisions`. */
export const cmsSavedSchema = cmsContentSchema.extend({
  revision: z.string(),
  changed: z.boolean(),
  aliases: z.array(z.object({ path: z.array(z.string()), sent: z.string(), given: z.string() })),
});
export type CmsSaved = z.infer<typeof cmsSavedSchema>;

/** A person who may sign in; `stamp` changes with the password, so a session made with the old one ends. */
export const personSchema = userSchema.extend({ stamp: z.string() });
export type Person = z.infer<typeof personSchema>;

/** POST sign-in: 200 with the person, else 401. Unknown names cost the same time as wrong passwords. */
export const cmsSignInRequestSchema = z.object({ identifier: z.string(), password: z.string() });
export const cmsPersonReplySchema = z.object({ person: personSchema.nullable() });

/** POST subscribers: `created` is false when the address was there already (C12). */
export const cmsSubscribedSchema = z.object({ created: z.boolean() });
