import { postSchema, toSlug, type PostDraft } from '@apoti/contract';
import { issueText } from '../../editor/save-status-text';
import { postLabel, postLabels, type PostField } from '../../post-editing/post-labels';

/** What is wrong with a post, one message a field, in the form's order. */
export type PostFaults = ReadonlyMap<string, string>;

type Issue = { path: readonly PropertyKey[]; message: string };

/** The order in which the form shows its fields: the first one with a fault gets the focus. */
const order: readonly PostField[] = [
  'title',
  'excerpt',
  'content',
  'publishDate',
  'slug',
  'category',
  'author',
  'tags',
  'readTime',
  'featuredImage',
];

/** Issues as messages beside their fields; the first one of each field. */
export function faultsOf(issues: readonly Issue[]): PostFaults {
  const faults = new Map<string, string>();
  for (const field of order) {
    const issue = issues.find(({ path }) => path[0] === field);
    if (issue) faults.set(field, messageOf(field, issue.message));
  }
  return faults;
}

/** Choices say nothing that a person would understand of what is missing. */
function messageOf(field: PostField, message: string): string {
  if (field === 'category') return `${postLabels.category} is required`;
  return issueText(postLabel(field), message);
}

/** What keeps a post from being published (back-office §5). */
export function publishFaults(post: PostDraft): PostFaults {
  return faultsOf(postSchema.safeParse({ ...post, id: 1, status: 'published' }).error?.issues ?? []);
}

/**
 * A title, and the slug that follows it until somebody writes one of her own. A post that has been published keeps its slug:
 * others may know it.
 */
export function retitled(post: PostDraft, title: string, wasPublished: boolean): PostDraft {
  const follows = !wasPublished && (post.slug === '' || post.slug === toSlug(post.title));
  return { ...post, title, slug: follows ? toSlug(title) : post.slug };
}

/** Tags as they are typed: separated by commas, trimmed, empty ones dropped (back-office §5). */
export function tagsOf(typed: string): string[] {
  return typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
