import type { PostQuery, PostSummary } from '@apoti/contract';
import { ListTable, SortedHead } from '../lists/ListTable';
import type { Selection } from '../lists/use-selection';
import { PostRow } from './PostRow';
import { postTexts } from './post-texts';
import { chosenOf, type Chosen } from './use-post-bulk';
import type { RowActions } from './use-row-actions';

type PostTableProps = {
  posts: readonly PostSummary[];
  sort: PostQuery['sort'];
  /** Another page is on its way: what is shown is the one before. */
  isNext: boolean;
  selection: Selection<Chosen>;
  actions: RowActions;
};

/** A page of the posts. Days begin with the newest. */
export function PostTable({ posts, sort, isNext, selection, actions }: PostTableProps) {
  return (
    <ListTable
      caption={postTexts.title}
      cardsBelow="wide"
      isNext={isNext}
      items={posts.map(chosenOf)}
      selection={selection}
      selectPage={postTexts.selectPage}
      heads={
        <>
          <SortedHead orders={['title', '-title']} sort={sort} name="Title" />
          <PlainHead name="Status" />
          <PlainHead name="Category" />
          <PlainHead name="Author" />
          <SortedHead orders={['-date', 'date']} sort={sort} name="Date" />
          <th scope="col" role="columnheader">
            <span className="visually-hidden">Actions</span>
          </th>
        </>
      }
    >
      {posts.map((post) => (
        <PostRow key={post.id} post={post} selection={selection} actions={actions} />
      ))}
    </ListTable>
  );
}

function PlainHead({ name }: { name: string }) {
  return (
    <th scope="col" role="columnheader">
      {name}
    </th>
  );
}
