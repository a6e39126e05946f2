import type { PostSummary } from '@apoti/contract';
import { useState } from 'react';
import type { Selection } from '../lists/use-selection';
import { chosenOf, type Chosen, type PostAction, type PostsBulk } from './use-post-bulk';

/** What a row does to its post. */
export type RowActions = {
  publish: (post: PostSummary) => void;
  unpublish: (post: PostSummary) => void;
  /** Asks before it goes. */
  delete: (post: PostSummary) => void;
  /** Something is being done: nothing else can be. */
  isBusy: boolean;
  /** The question that is asked. `onFail`: it is still there. */
  asked: { post: PostSummary; yes: (onFail: () => void) => void; no: () => void } | null;
};

/**
 * The actions of a row: one post at a time, as it stands. `onSwitch`: it goes to the public, or from it, and with that the button that
 * was pressed; null once that has failed.
 */
export function useRowActions(
  bulk: PostsBulk,
  selection: Selection<Chosen>,
  onSwitch: (post: PostSummary | null) => void,
): RowActions {
  const [asked, setAsked] = useState<PostSummary | null>(null);
  const run = (action: PostAction, post: PostSummary, onFail?: () => void) => {
    const chosen = [chosenOf(post)];
    void bulk.run(action, chosen, (left) => {
      if (left.length > 0) onFail?.();
      else if (action === 'delete') selection.set(chosen, false);
    });
  };
  const switchTo = (action: PostAction, post: PostSummary) => {
    if (bulk.isRunning) return;
    onSwitch(post);
    run(action, post, () => onSwitch(null));
  };
  return {
    publish: (post) => switchTo('publish', post),
    unpublish: (post) => switchTo('unpublish', post),
    delete: setAsked,
    isBusy: bulk.isRunning,
    asked: asked && {
      post: asked,
      yes: (onFail) => {
        setAsked(null);
        run('delete', asked, onFail);
      },
      no: () => setAsked(null),
    },
  };
}
