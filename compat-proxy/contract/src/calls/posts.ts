import { defaultPosts } from '../content/default-posts';
import type { EditedPost } from '../resources/posts/post-editing';
import {
  editedPostConflictSchema,
  editedPostReplySchema,
  editedPostSavedSchema,
  MAX_BULK_POSTS,
  postBulkReplySchema,
  postBulkSchema,
  postDraftPatchSchema,
  postRevisionSchema,
} from '../resources/posts/post-editing';
import { postPageSchema, postQuerySchema, type PostSummary } from '../resources/posts/post-list';
import type { Call } from './call';

const path = '/api/posts';
const revision = '3f9c1a7e.31';
const published = defaultPosts.slice(0, 1).map(({ status: _status, ...version }) => version);
const drafts = published.map((version) => ({ ...version, title: 'A better title' }));
const [version] = published;

const edited = drafts.map((draft, index): EditedPost => ({
  id: draft.id,
  draft,
  published: published[index] ?? null,
  hasUnpublishedChanges: true,
  scheduled: false,
}));
const [post] = edited;
const summaries = drafts.map(({ id, title, slug, category, author, publishDate, featured }): PostSummary => ({
  ...{ id, title, slug, category, author, publishDate, featured },
  status: 'published',
  hasUnpublishedChanges: true,
  scheduled: false,
  publicFrom: publishDate,
  updatedAt: '2026-01-31T08:30:00.000Z',
}));

const saved: Pick<Call, 'reply' | 'conflict' | 'merges' | 'audience'> = {
  audience: 'admins',
  reply: { schema: editedPostSavedSchema, example: { success: true, post, revision } },
  conflict: editedPostConflictSchema,
  merges: true,
};
const saveErrors = [
  'bad_request',
  'unauthenticated',
  'not_found',
  'invalid',
  'revision_required',
  'conflict',
  'base_unknown',
  'too_large',
] as const;

/** The editor's calls for posts (A10), beside blog.php. */
export const postCalls: readonly Call[] = [
  {
    row: 'A10',
    method: 'GET',
    path,
    title: 'List the posts of the editor',
    notes: [
      'A page of the posts as they are being edited, without their texts: the fields are the draft’s, `status` is as blog.php says it, `hasUnpublishedChanges` tells that a published post’s draft differs from what is public, `publicFrom` is the day from which visitors see it, and `scheduled` tells that this day has not come in Lagos.',
      'The condition `status` takes `published` for what is on the site now; what waits for its day is `scheduled`, and `changed` is whatever has unpublished changes.',
      '`search` looks in title, excerpt and tags, whatever the case. An empty condition is none. A page behind the last one is the last one.',
    ],
    audience: 'admins',
    query: postQuerySchema,
    reply: {
      schema: postPageSchema,
      example: { posts: summaries, total: 1, pages: 1, page: 1, authors: summaries.map(({ author }) => author) },
    },
    errors: ['unauthenticated', 'invalid'],
  },
  {
    row: 'A10',
    method: 'GET',
    path: `${path}/{id}`,
    title: 'Read a post to edit it',
    notes: [
      '`draft` is what a person last typed, `published` what is public, if anything is. `slugTakenBy` is the title of another post with the draft’s slug.',
    ],
    audience: 'admins',
    reply: { schema: editedPostReplySchema, example: { post, revision } },
    errors: ['unauthenticated', 'not_found'],
  },
  {
    row: 'A10',
    method: 'POST',
    path,
    title: 'Save a post’s draft',
    notes: [
      'With an `id` the fields of its draft that were edited: an absent field keeps its value. Without one a new draft, dated today; it needs no revision. What is public never changes.',
      'A draft may be unfinished: only types and lengths are checked. HTML is stored clean: what is not allowed in it is taken out, not refused.',
    ],
    ...saved,
    body: {
      form: 'json',
      schema: postDraftPatchSchema,
      examples: [
        { title: 'A new draft', value: { title: 'A new station' } },
        { title: 'An autosave', value: { id: version?.id, revision, content: '<p>As far as it is written' } },
      ],
    },
    errors: saveErrors,
  },
  {
    row: 'A10',
    method: 'POST',
    path: `${path}/{id}/publish`,
    title: 'Publish a post’s draft',
    notes: [
      'The draft as it stands becomes public if it is whole and valid; else 422 with `issues`, each with the name of its field as `path`. A slug that another post has is refused; an empty one is made from the title, with a number if another post has it. With a later `publishDate` visitors see it from that day on.',
      'With `X-Conflicts: ask` what others typed since the revision is a 409 and is not published unread.',
    ],
    ...saved,
    body: { form: 'json', schema: postRevisionSchema, examples: [{ title: 'Publish', value: { revision } }] },
    errors: saveErrors,
  },
  {
    row: 'A10',
    method: 'POST',
    path: `${path}/{id}/unpublish`,
    title: 'Take a post off the site',
    notes: ['Its draft stays as it is.'],
    ...saved,
    body: { form: 'json', schema: postRevisionSchema, examples: [{ title: 'Take off', value: { revision } }] },
    errors: saveErrors,
  },
  {
    row: 'A10',
    method: 'POST',
    path: `${path}/bulk`,
    title: 'Publish, take off the site or delete many posts',
    notes: [
      `Up to ${MAX_BULK_POSTS} posts as they stand. Each is done entirely or not at all, and one that fails hinders no other: \`done\` names those that were done, \`failed\` says why the others were not. A post that is deleted already counts as deleted, so that the same request may be sent again when no answer came.`,
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: postBulkSchema,
      examples: [{ title: 'Publish two', value: { ids: [1, 2], action: 'publish' } }],
    },
    reply: {
      schema: postBulkReplySchema,
      example: {
        success: true,
        done: [1],
        failed: [{ id: 2, code: 'not_found', error: 'There is no such post' }],
      },
    },
    errors: ['bad_request', 'unauthenticated', 'invalid'],
  },
];
