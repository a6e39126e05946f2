import { ApiError, type PostBulk, type PostBulkResult } from '@apoti/contract';
import { useRef, useState } from 'react';
import { refreshSession } from '../../shared/api/auth';
import { bulkPosts, refreshPostList } from '../../shared/api/post-list';
import { adminToast } from '../../shared/ui/toast';
import { doneText } from './post-texts';
import type { Chosen } from './use-selection';

/** Posts that one call takes: it is answered within a second or two, so that the progress shows and can be stopped. */
export const POSTS_AT_ONCE = 20;

type Action = PostBulk['action'];
type Failure = PostBulkResult['failed'][number];

/** What was not done, and why. */
export type Report = {
  action: Action;
  failed: readonly { post: Chosen; failure: Failure }[];
  /** What may or may not have been done, since no answer came. */
  unsure: { posts: readonly Chosen[]; why: string } | null;
  /** What a person stopped in time. */
  stopped: readonly Chosen[];
};

/** What goes on. `posts` are all that it is done to, `done` how many of them were tried. */
export type Running = { action: Action; posts: readonly Chosen[]; done: number };

/** Does something to posts, many or one, and tells what became of each. */
export type Bulk = {
  running: Running | null;
  report: Report | null;
  /** `onEnd` is told what is still to be done, so that it can be tried again. */
  run: (action: Action, posts: readonly Chosen[], onEnd: (left: readonly Chosen[]) => void) => Promise<void>;
  /** After the call that is under way. */
  stop: () => void;
  dismiss: () => void;
};

/** Calls for as many as one call takes, one call after the other, until one is not answered or `isStopped`. */
async function runAll(
  action: Action,
  posts: readonly Chosen[],
  { isStopped, onDone }: { isStopped: () => boolean; onDone: (done: number) => void },
): Promise<Report> {
  const failed: Report['failed'][number][] = [];
  for (let from = 0; from < posts.length; from += POSTS_AT_ONCE) {
    if (isStopped()) return { action, failed, unsure: null, stopped: posts.slice(from) };
    const part = posts.slice(from, from + POSTS_AT_ONCE);
    try {
      const result = await bulkPosts({ action, ids: part.map(({ id }) => id) });
      for (const post of part) {
        const failure = result.failed.find(({ id }) => id === post.id);
        if (failure) failed.push({ post, failure });
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'unauthenticated') void refreshSession();
      return { action, failed, unsure: { posts: posts.slice(from), why: error.message }, stopped: [] };
    }
    onDone(from + part.length);
  }
  return { action, failed, unsure: null, stopped: [] };
}

function leftOf({ failed, unsure, stopped }: Report): Chosen[] {
  return [...failed.map(({ post }) => post), ...(unsure?.posts ?? []), ...stopped];
}

/** Publishes, takes off the site or deletes posts, step by step; the list is fetched again after it (A10). */
export function useBulk(): Bulk {
  const [running, setRunning] = useState<Running | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const isStopped = useRef(false);
  const run: Bulk['run'] = async (action, posts, onEnd) => {
    isStopped.current = false;
    setReport(null);
    setRunning({ action, posts, done: 0 });
    try {
      const made = await runAll(action, posts, {
        isStopped: () => isStopped.current,
        onDone: (done) => setRunning({ action, posts, done }),
      });
      const left = leftOf(made);
      if (left.length === 0) adminToast.success(doneText(action, posts.length));
      else setReport(made);
      onEnd(left);
      // What became of the posts is told by the list, also where no answer came.
      await refreshPostList();
    } finally {
      setRunning(null);
    }
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { running, report, run, stop, dismiss: () => setReport(null) };
}
