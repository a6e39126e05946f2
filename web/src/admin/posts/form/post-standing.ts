import { equal, type PostDraft } from '@apoti/contract';
import type { BadgeTone } from '../../../shared/ui/Badge';
import { dayText } from '../../../shared/lib/day-text';
import type { PostStanding } from '../../post-editing/use-post-editor';
import { appearsOn } from '../appears-on';

/** Where a post stands, in words. */
export type Standing = {
  badge: string;
  tone: BadgeTone;
  about: string;
  /** Whether publishing would change what visitors see. */
  hasChanges: boolean;
  /** Whether visitors see it now. */
  isOnSite: boolean;
  /** Why visitors do not see it now, and from when on they do; undefined when they see it. */
  notPublic: string | undefined;
};

/** Of a post that somebody has deleted while its form is open. */
export const goneStanding: Standing = {
  badge: 'Deleted',
  tone: 'bad',
  about: 'Somebody deleted it. What stands here is in this form alone.',
  hasChanges: true,
  isOnSite: false,
  notPublic: 'Not on the site: deleted',
};

/** What is public of a post, and what is not yet; `today` in Lagos. */
export function standingOf(mine: PostDraft, standing: PostStanding, today: string): Standing {
  const published = standing?.published ?? null;
  if (published === null) {
    const about = 'Only the back-office sees it until it is published.';
    const notPublic = 'Not on the site yet: a draft';
    return { badge: 'Draft', tone: 'plain', about, hasChanges: true, isOnSite: false, notPublic };
  }
  const hasChanges = !equal({ ...mine }, { ...published });
  const isOnSite = published.publishDate <= today;
  const where = isOnSite
    ? 'Visitors see it on the site.'
    : `Visitors see it from ${appearsOn(published.publishDate)} on.`;
  const more = hasChanges ? ' What you changed since is not public before you publish it.' : '';
  const badge = isOnSite ? 'Published' : `Scheduled for ${dayText(published.publishDate)}`;
  const notPublic = isOnSite ? undefined : `On the site from ${appearsOn(published.publishDate)}`;
  return { badge, tone: isOnSite ? 'good' : 'warn', about: where + more, hasChanges, isOnSite, notPublic };
}
