import {
  contactMessageSchema,
  eventSchema,
  franchiseApplicationSchema,
  franchiseModelSchema,
  isObject,
  postSchema,
  shapeOf,
  slugFault,
  stationSchema,
  subscriptionSchema,
  toFieldIssues,
  type FieldIssue,
  type Json,
  type Kind,
  type Shape,
} from '@apoti/contract';

type Checker = {
  safeParse(value: unknown): { success: true } | { success: false; error: Parameters<typeof toFieldIssues>[0] };
};

/** A content type whose entries are logged one by one. */
export type EntryKind = {
  uid: string;
  kind: Kind;
  shape: Shape;
  /** Whether visitors see its entries; of posts they see the published version. */
  isPublic: boolean;
  /** Draft and published version are one state each; a draft may be unfinished. */
  versions: boolean;
  /** What is deleted is erased from the change log as well. */
  forgets?: boolean;
  faults(state: Json): FieldIssue[];
};

function entryKind(
  kind: Kind,
  uid: string,
  schema: Checker & Parameters<typeof shapeOf>[0],
  isPublic: boolean,
): EntryKind {
  const faults = (state: Json) => issuesOf(schema, state);
  return { uid, kind, shape: shapeOf(schema), isPublic, versions: false, faults };
}

function issuesOf(schema: Checker, state: Json): FieldIssue[] {
  const checked = schema.safeParse(state);
  return checked.success ? [] : toFieldIssues(checked.error);
}

/** A post without its status: which version it is says that. */
const postVersionSchema = postSchema.omit({ status: true });
const postVersion = shapeOf(postVersionSchema);

/** Posts, which have a draft and perhaps a published version. */
export const postKind: EntryKind = {
  uid: 'api::post.post',
  kind: 'posts',
  shape: { kind: 'object', fields: { draft: postVersion, published: postVersion } },
  isPublic: true,
  versions: true,
  faults: (state) => (isPublished(state) ? publishedFaults(state.published) : []),
};

/** What is public is an address, too: its slug is clean. One that an older version let in stays (see `refuseNewFaults`). */
function publishedFaults(version: Json): FieldIssue[] {
  const slug = isObject(version) ? version['slug'] : undefined;
  const fault = typeof slug === 'string' ? slugFault(slug) : undefined;
  const faults = [
    ...issuesOf(postVersionSchema, version),
    ...(fault === undefined ? [] : [{ path: ['slug'], message: fault }]),
  ];
  return faults.map(({ path, message }) => ({ path: ['published', ...path], message }));
}

function isPublished(state: Json): state is { published: Json } {
  return typeof state === 'object' && state !== null && 'published' in state;
}

/** The content types whose entries are logged one by one. */
export const entryKinds: readonly EntryKind[] = [
  postKind,
  entryKind('stations', 'api::station.station', stationSchema, true),
  entryKind('events', 'api::event.event', eventSchema, true),
  entryKind('franchise', 'api::franchise-model.franchise-model', franchiseModelSchema, true),
  { ...entryKind('subscribers', 'api::subscriber.subscriber', subscriptionSchema, false), forgets: true },
  {
    ...entryKind('contact-messages', 'api::contact-message.contact-message', contactMessageSchema, false),
    forgets: true,
  },
  {
    ...entryKind(
      'franchise-applications',
      'api::franchise-application.franchise-application',
      franchiseApplicationSchema,
      false,
    ),
    forgets: true,
  },
];
