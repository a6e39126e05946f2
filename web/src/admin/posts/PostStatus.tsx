import type { PostSummary } from '@apoti/contract';
import { shortDayText } from '../../shared/lib/day-text';
import { Badge } from '../../shared/ui/Badge';
import { standingNames } from './post-texts';

/** Where a post stands, and whether more was typed since it was published. */
export function PostStatus({ post }: { post: PostSummary }) {
  return (
    <>
      <Standing post={post} />
      {post.hasUnpublishedChanges && <Badge tone="warn">{standingNames.changed}</Badge>}
    </>
  );
}

function Standing({ post: { status, scheduled, publicFrom } }: { post: PostSummary }) {
  if (status === 'draft') return <Badge>{standingNames.draft}</Badge>;
  if (!scheduled || publicFrom === null) return <Badge tone="good">{standingNames.published}</Badge>;
  return (
    <Badge tone="recurring">
      {standingNames.scheduled} for {shortDayText(publicFrom)}
    </Badge>
  );
}
