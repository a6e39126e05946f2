import { equal, type PostDraft } from '@apoti/contract';
import type { BadgeTone } from '../../../shared/ui/Badge';
import { dayText } from '../../../shared/lib/day-text';
import type { PostStanding } from '../../post-editing/use-post-editor';

/** Where a post stands, in words. */
export type Standing = {
  badge: string;
  tone: BadgeTone;
  about: string;
  /** Whether publishing would change what visitors see. */
  hasChanges: boolean;
  /** Why visitors do not see it now, and from when on they do; undefined when they see it. */
  notPublic: string | undefined;
};

/** Of a post that somebody has deleted while its form is open. */
export const goneStanding: Standing = {
  badge: 'Deleted',
  tone: 'bad',
  about: 'Somebody deleted it. What stands here is in this form alone.',
  hasChanges: true,
  notPublic: 'Not on the site: deleted',
};

/** When a day's posts appear, in words. */
export function appearsOn(day: string): string {
  return `${dayText(day)}, 00:00 in Lagos`;
}

/** What is public of a post, and what is not yet; `today` in Lagos. */
export function standingOf(mine: PostDraft, standing: PostStanding, today: string): Standing {
  const published = standing?.published ?? null;
  if (published === null) {
    const about = 'Only the back-office sees it until it is published.';
    return { badge: 'Draft', tone: 'plain', about, hasChanges: true, notPublic: 'Not on the site yet: a draft' };
  }
  const hasChanges = !equal({ ...mine }, { ...published });
  const isPublic = published.publishDate <= today;
  const where = isPublic
    ? 'Visitors see it on the site.'
    : `Visitors see it from ${appearsOn(published.publishDate)} on.`;
  const more = hasChanges ? ' What you changed since is not public before you publish it.' : '';
  const badge = isPublic ? 'Published' : `Scheduled for ${dayText(published.publishDate)}`;
  const notPublic = isPublic ? undefined : `On the site from ${appearsOn(published.publishDate)}`;
  return { badge, tone: isPublic ? 'good' : 'warn', about: where + more, hasChanges, notPublic };
}
