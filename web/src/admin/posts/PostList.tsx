import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PostPage, PostQuery } from '@apoti/contract';
import { usePostList } from '../../shared/api/post-list';
import { useSetQuery, withQuery } from '../../shared/lib/use-query';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorPanel } from '../../shared/ui/ErrorPanel';
import { Pagination } from '../../shared/ui/Pagination';
import { Skeleton } from '../../shared/ui/Skeleton';
import { DeleteDialog } from '../form/DeleteDialog';
import { useFocusAfter } from '../form/use-focus-after';
import { useReturn } from '../form/use-return';
import { beginList } from '../lists/begin-list';
import { BulkReport } from '../lists/BulkReport';
import { focusSearch } from '../lists/focus-search';
import { rangeText, sentence } from '../lists/list-texts';
import type { Selection } from '../lists/use-selection';
import { pageText } from '../form/use-list-query';
import { postName } from '../post-editing/post-name';
import { POSTS_PATH } from '../post-editing/posts-path';
import { BulkBar } from './BulkBar';
import { isFiltered, listQuery, NO_FILTER } from './post-address';
import { PostFilters } from './PostFilters';
import { ADD_ID, editId } from './post-ids';
import styles from './PostList.module.css';
import { postNoun, postTexts, reasonText } from './post-texts';
import { PostTable } from './PostTable';
import type { Chosen, PostsBulk } from './use-post-bulk';
import { useRowActions } from './use-row-actions';

type PostListProps = {
  selection: Selection<Chosen>;
  bulk: PostsBulk;
  /** Whose form was open before: the focus goes back to it. */
  left: number | 'new' | null;
};

/** The posts by the page (A10): filters in the address, answered by the server. */
export function PostList({ selection, bulk, left }: PostListProps) {
  const query = listQuery(useLocation().search);
  const { data, error, isLoading, isValidating, mutate } = usePostList(query);
  const setQuery = useSetQuery();
  const top = useRef<HTMLDivElement>(null);
  useReturn(openersOf(left), data !== undefined);
  const go = (page: number) => {
    setQuery({ page: pageText(page) });
    beginList(top.current);
  };
  return (
    <div className={styles.list} ref={top} tabIndex={-1} data-stand-in>
      <PostFilters query={query} authors={data?.page.authors ?? []} />
      <BulkReport
        bulk={bulk}
        tell={({ item, failure }) => (
          <>
            <Link to={{ search: withQuery(window.location.search, { edit: String(item.id) }) }}>{item.title}</Link>
            {`: ${reasonText(failure)}`}
          </>
        )}
      />
      {error && (
        <ErrorPanel
          title={data ? postTexts.refreshFailed : postTexts.listFailed}
          busy={isValidating}
          onRetry={() => void mutate()}
        >
          <p>{data ? `${sentence(error.message)} ${postTexts.keptList}` : error.message}</p>
        </ErrorPanel>
      )}
      {!data && !error && <Skeleton label="Loading the posts…" count={10} />}
      {data && (
        <>
          <Found page={data.page} query={data.query} isNext={isLoading} selection={selection} bulk={bulk} />
          <Pagination
            page={data.page.page}
            pages={data.page.pages}
            hrefOf={(page) => `${POSTS_PATH}${withQuery(window.location.search, { page: pageText(page) })}`}
            onGo={go}
          />
          <BulkBar selection={selection} shown={data.page.posts} bulk={bulk} />
        </>
      )}
    </div>
  );
}

type FoundProps = { page: PostPage; query: PostQuery; isNext: boolean; selection: Selection<Chosen>; bulk: PostsBulk };

/** What was found. `isNext`: something else is on its way. */
function Found({ page, query, isNext, selection, bulk }: FoundProps) {
  const setQuery = useSetQuery();
  const focusAfter = useFocusAfter(page.posts, true);
  // Another button stands in the place of the one that was pressed.
  const actions = useRowActions(bulk, selection, (post) => focusAfter(post === null ? [] : [editId(post.id)]));
  const { asked } = actions;
  const remove = () => {
    if (!asked) return;
    focusAfter(besideOf(page.posts, asked.post.id));
    asked.yes(() => focusAfter([]));
  };
  if (page.total === 0 && !isFiltered(query)) {
    return (
      <EmptyState
        title={postTexts.noneYet}
        action={<Button onClick={() => setQuery({ edit: 'new' })}>{postTexts.first}</Button>}
      >
        <p>{postTexts.noneYetNote}</p>
      </EmptyState>
    );
  }
  const clear = (
    <Button
      look="secondary"
      onClick={() => {
        setQuery(NO_FILTER);
        focusSearch();
      }}
    >
      {postTexts.clear}
    </Button>
  );
  return (
    <>
      <div className={styles.count}>
        <p role="status">{rangeText({ page: page.page, size: query.size, total: page.total }, postNoun)}</p>
        {page.total > 0 && isFiltered(query) && clear}
      </div>
      {page.total === 0 ? (
        <EmptyState title={postTexts.noneFound} action={clear} />
      ) : (
        <PostTable posts={page.posts} sort={query.sort} isNext={isNext} selection={selection} actions={actions} />
      )}
      <DeleteDialog
        question={postTexts.delete}
        name={asked && postName(asked.post)}
        {...(asked?.post.status === 'published' ? { note: postTexts.goesToo } : {})}
        onCancel={() => asked?.no()}
        onDelete={remove}
      />
    </>
  );
}

/** What gets the focus once a post has gone from the list: the next one, else the one before, else what makes a new one. */
function besideOf(posts: PostPage['posts'], id: number): string[] {
  const place = posts.findIndex((post) => post.id === id);
  const beside = [posts[place + 1], posts[place - 1]].flatMap((post) => (post ? [editId(post.id)] : []));
  return beside.length > 0 ? beside : [ADD_ID];
}

/** What gets the focus when the form of this post is closed. */
function openersOf(left: number | 'new' | null): string[] {
  if (left === null) return [];
  return left === 'new' ? [ADD_ID] : [editId(left), ADD_ID];
}
