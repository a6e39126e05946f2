import type { PostQuery, PostSummary } from '@apoti/contract';
import { useEffect, useRef } from 'react';
import { FiArrowDown, FiArrowUp } from 'react-icons/fi';
import { useSetQuery } from '../../shared/lib/use-query';
import { Checkbox } from '../../shared/ui/Checkbox';
import { PostRow } from './PostRow';
import styles from './PostTable.module.css';
import { postTexts } from './post-texts';
import type { RowActions } from './use-row-actions';
import type { Selection } from '../lists/use-selection';
import type { Chosen } from './use-post-bulk';

type PostTableProps = {
  posts: readonly PostSummary[];
  sort: PostQuery['sort'];
  /** Another page is on its way: what is shown is the one before. */
  isNext: boolean;
  selection: Selection<Chosen>;
  actions: RowActions;
};

/** A page of the posts, as a table, or as cards where there is no room for one. */
export function PostTable({ posts, sort, isNext, selection, actions }: PostTableProps) {
  return (
    <div className={styles.frame} aria-busy={isNext}>
      <table className={styles.table}>
        <caption className="visually-hidden">{postTexts.title}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.select}>
              <SelectAll posts={posts} selection={selection} />
            </th>
            <Sorted by="title" sort={sort} name="Title" />
            <th scope="col">Status</th>
            <th scope="col">Category</th>
            <th scope="col">Author</th>
            <Sorted by="date" sort={sort} name="Date" />
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {posts.map((post) => (
            <PostRow key={post.id} post={post} selection={selection} actions={actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Selects the whole page; half of it is neither yes nor no. */
function SelectAll({ posts, selection }: Pick<PostTableProps, 'posts' | 'selection'>) {
  const box = useRef<HTMLInputElement>(null);
  const selected = posts.filter(({ id }) => selection.has(id)).length;
  const isAll = selected === posts.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected > 0 && !isAll;
  }, [selected, isAll]);
  return (
    <Checkbox
      ref={box}
      label={<span className={styles.selectAll}>{postTexts.selectPage}</span>}
      checked={isAll}
      onChange={({ target }) => selection.set(posts, target.checked)}
    />
  );
}

const directions = { title: { up: 'title', down: '-title' }, date: { up: 'date', down: '-date' } } as const;

/** A column's head that sorts; the other way round if it sorts already. Days begin with the newest. */
function Sorted({ by, sort, name }: { by: 'title' | 'date'; sort: PostQuery['sort']; name: string }) {
  const setQuery = useSetQuery();
  const { up, down } = directions[by];
  const first = by === 'date' ? down : up;
  const second = by === 'date' ? up : down;
  const sorted = sort === up ? 'ascending' : sort === down ? 'descending' : undefined;
  const Arrow = sort === down ? FiArrowDown : FiArrowUp;
  return (
    <th scope="col" aria-sort={sorted}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => setQuery({ sort: sort === first ? second : first, page: '' })}
      >
        {name} <Arrow aria-hidden="true" className={sorted === undefined ? styles.unsorted : ''} />
      </button>
    </th>
  );
}
