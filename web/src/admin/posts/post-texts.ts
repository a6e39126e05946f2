import { issueSentence, type PostBulk, type PostBulkResult, type postSorts, type postStandings } from '@apoti/contract';

type Action = PostBulk['action'];

/** `post`, or `posts` if there are several. */
function posts(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'post' : 'posts'}`;
}

const did: Record<Action, string> = { publish: 'published', unpublish: 'unpublished', delete: 'deleted' };
const doing: Record<Action, string> = { publish: 'Publishing', unpublish: 'Unpublishing', delete: 'Deleting' };

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
  clearSelection: 'Clear selection',
  selectPage: 'Select all posts on this page',
  stop: 'Stop',
  dismiss: 'Dismiss',
  noneFound: 'No posts found',
  listFailed: 'The posts cannot be loaded',
  refreshFailed: 'The list could not be loaded anew',
  keptList: 'Shown is the last list that was loaded.',
} as const;

/** How many posts there are of those that were looked for. */
export function rangeText(page: number, size: number, total: number): string {
  if (total <= size) return posts(total);
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  return `${first.toLocaleString('en')}–${last.toLocaleString('en')} of ${posts(total)}`;
}

/** What is selected, and how much of it another page or filter hides. */
export function selectedText(count: number, elsewhere: number): string {
  return `${posts(count)} selected${elsewhere === 0 ? '' : `, ${elsewhere.toLocaleString('en')} not on this page`}`;
}

/** The question before something is done to several posts. */
export function bulkQuestion(action: Action, count: number): string {
  const which = count === 1 ? 'this post' : `these ${posts(count)}`;
  return `Are you sure you want to ${action} ${which}?`;
}

/** What that means for visitors. */
export const bulkNotes: Record<Action, string> = {
  publish: 'Drafts go on the site as they stand, and edits since the last publishing with them.',
  unpublish: 'They go from the site. Their drafts stay.',
  delete: 'They go from the site too.',
};

/** Said when all was done: of one post in the words of back-office §8. */
export function doneText(action: Action, count: number): string {
  return `${count === 1 ? 'Post' : posts(count)} ${did[action]} successfully!`;
}

/** While it goes on. */
export function progressText(action: Action, done: number, total: number): string {
  return `${doing[action]}: ${done.toLocaleString('en')} of ${posts(total)}`;
}

/** Above the list of those that could not be. */
export function failedText(action: Action, count: number): string {
  return `${posts(count)} could not be ${did[action]}`;
}

/** Of what was asked for and not answered, or not asked for any more. */
export function unsureText(action: Action, count: number): string {
  return `It is not sure that ${posts(count)} ${count === 1 ? 'was' : 'were'} ${did[action]}.`;
}

/** Of what a person stopped in time. */
export function stoppedText(action: Action, count: number): string {
  return `Stopped: ${posts(count)} ${count === 1 ? 'was' : 'were'} not ${did[action]}.`;
}

/** Some titles, and how many more there are. */
export function titlesText(titles: readonly string[]): string {
  const some = titles.slice(0, 4).map((title) => `“${title}”`);
  const more = titles.length - some.length;
  return more === 0 ? some.join(', ') : `${some.join(', ')} and ${more.toLocaleString('en')} more`;
}

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
export function reasonText({ error, issues = [] }: PostBulkResult['failed'][number]): string {
  if (issues.length === 0) return error;
  return issues.map(({ path, message }) => issueSentence(message, fieldName(String(path[0] ?? '')))).join('. ');
}

/** A field's name in words: `publishDate` is 'Publish date'. */
function fieldName(path: string): string {
  const words = path.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
