import { issueSentence, type PostBulk, type postSorts, type postStandings } from '@apoti/contract';
import type { BulkWords } from '../lists/bulk-texts';
import { countText, type Noun } from '../lists/list-texts';
import type { Failure } from '../lists/use-bulk';

type Action = PostBulk['action'];

/** What the list holds. */
export const postNoun: Noun = { one: 'post', many: 'posts' };

/** What is said of something that is done to posts. */
export const postWords: BulkWords<Action> = {
  noun: postNoun,
  did: { publish: 'published', unpublish: 'unpublished', delete: 'deleted' },
  doing: { publish: 'Publishing', unpublish: 'Unpublishing', delete: 'Deleting' },
};

/** Texts of the list of posts (back-office §8). */
export const postTexts = {
  title: 'Blog & Press Releases',
  add: 'New Post',
  delete: 'Are you sure you want to delete this post?',
  goesToo: 'It goes from the site too.',
  noneYet: 'No posts yet',
  noneYetNote: 'What is published here stands on the press page.',
  first: 'Write the first post',
  clear: 'Clear filters',
  selectPage: 'Select all posts on this page',
  noneFound: 'No posts found',
  listFailed: 'The posts cannot be loaded',
  refreshFailed: 'The list could not be loaded anew',
  unsent: 'Not all of your words are saved yet',
  keptList: 'Shown is the last list that was loaded.',
} as const;

/** The question before something is done to several posts. */
export function bulkQuestion(action: Action, count: number): string {
  const which = count === 1 ? 'this post' : `these ${countText(count, postNoun)}`;
  return `Are you sure you want to ${action} ${which}?`;
}

/** What that means for visitors. */
export const bulkNotes: Record<Action, string> = {
  publish: 'Drafts go on the site as they stand, and edits since the last publishing with them.',
  unpublish: 'They go from the site. Their drafts stay.',
  delete: 'They go from the site too.',
};

/** The filter's words for where a post stands. */
export const standingNames: Record<(typeof postStandings)[number], string> = {
  draft: 'Draft',
  published: 'Published',
  scheduled: 'Scheduled',
  changed: 'Unpublished changes',
};

/** The orders of the list. */
export const sortNames: Record<(typeof postSorts)[number], string> = {
  '-date': 'Newest first',
  date: 'Oldest first',
  title: 'Title A–Z',
  '-title': 'Title Z–A',
};

/** What the buttons of the selection say. */
export const bulkVerbs: Record<Action, string> = { publish: 'Publish', unpublish: 'Unpublish', delete: 'Delete' };

/** Why a post was not done: what is wrong with which of its fields, else the server's text. */
export function reasonText({ error, issues = [] }: Failure<number>): string {
  if (issues.length === 0) return error;
  return issues.map(({ path, message }) => issueSentence(message, fieldName(String(path[0] ?? '')))).join('. ');
}

/** A field's name in words: `publishDate` is 'Publish date'. */
function fieldName(path: string): string {
  const words = path.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
