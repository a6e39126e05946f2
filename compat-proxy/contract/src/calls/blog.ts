import { defaultPosts } from '../content/default-posts';
import {
  postConflictSchema,
  postDeleteSchema,
  postPatchSchema,
  postSavedSchema,
  postsReplySchema,
} from '../resources/posts/posts';
import { doneSchema } from '../resources/done';
import type { Call } from './call';

const path = '/api/blog.php';
const revision = '3f9c1a7e.23';
const posts = defaultPosts.slice(0, 1).map((post) => ({ ...post, revision }));
const [post] = posts;

/** blog.php (C9–C11). */
export const blogCalls: readonly Call[] = [
  {
    row: 'C9',
    method: 'GET',
    path,
    title: 'Read the posts',
    notes: [
      'The newest first. A visitor gets published ones whose day has come in Lagos; a signed-in admin gets all of them, each in its published version if there is one, else its draft.',
      'Each post carries the revision of the posts. A signed-in admin also gets it as `ETag`, and `X-Stale: true` while the CMS cannot be reached.',
    ],
    audience: 'visitors and admins',
    revalidates: true,
    reply: { schema: postsReplySchema, example: posts },
    errors: ['maintenance'],
  },
  {
    row: 'C10',
    method: 'POST',
    path,
    title: 'Create or update a post',
    notes: [
      'Without an `id` a new post, published with today’s date unless it says otherwise; it needs no revision. With an `id` an update: an absent field keeps its value, and an id that does not exist is a 404.',
      '`status` says whether it is published or a draft. A slug that another post has gets a number.',
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: postPatchSchema,
      examples: [
        {
          title: 'A new post',
          value: {
            title: 'A new station',
            excerpt: 'In one sentence.',
            content: '<p>The whole text.</p>',
            author: 'Example Author',
            category: 'Expansion',
          },
        },
        { title: 'Another title', value: { id: post?.id, revision, title: 'A new station in Yaba' } },
      ],
    },
    reply: { schema: postSavedSchema, example: { success: true, blog: post, revision } },
    conflict: postConflictSchema.pick({ blog: true, conflicts: true, revision: true }),
    errors: [
      'bad_request',
      'unauthenticated',
      'not_found',
      'invalid',
      'revision_required',
      'conflict',
      'base_unknown',
      'too_large',
    ],
    merges: true,
  },
  {
    row: 'C11',
    method: 'DELETE',
    path,
    title: 'Delete a post',
    notes: ['An id that does not exist is a 404. The change log keeps the post.'],
    audience: 'admins',
    body: { form: 'json', schema: postDeleteSchema, examples: [{ title: 'Delete', value: { id: post?.id } }] },
    reply: { schema: doneSchema, example: { success: true } },
    errors: ['bad_request', 'unauthenticated', 'not_found', 'invalid'],
  },
];
