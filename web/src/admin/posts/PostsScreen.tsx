import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSetQuery } from '../../shared/lib/use-query';
import { refreshPostList } from '../../shared/api/post-list';
import { Skeleton } from '../../shared/ui/Skeleton';
import { StuckEntries } from '../entry-editing/StuckEntries';
import { EntryHistory } from '../history/HistoryButton';
import { lazyPart } from '../parts/lazy-part';
import { NO_ID } from '../post-editing/post-document';
import { postEntries } from '../post-editing/post-entries';
import { postLabels } from '../post-editing/post-labels';
import { goOnWith } from '../post-editing/post-names';
import { openPost } from './post-address';
import { PostList } from './PostList';
import styles from './PostsScreen.module.css';
import { postTexts } from './post-texts';
import { useSelection } from '../lists/use-selection';
import { usePostBulk, type Chosen } from './use-post-bulk';

/** The form, with its editor of long texts, is loaded by the first post that is opened. */
const PostForm = lazyPart(async () => (await import('./form/PostForm')).PostForm);

/** Blog & Press Releases (A10): the posts, or in their place the form of the one that the address names. */
export function PostsScreen() {
  const open = openPost(useLocation().search);
  const [last, setLast] = useState(open);
  if (open !== null && open !== last) setLast(open);
  const selection = useSelection<Chosen>();
  const bulk = usePostBulk();
  const setQuery = useSetQuery();
  if (open !== null) return <OpenPost post={open} />;
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{postTexts.title}</h1>
        <EntryHistory history={{ kind: 'posts' }} labels={postLabels} onRestored={() => void refreshPostList()} />
      </header>
      <StuckEntries
        kind={postEntries}
        onOpen={({ name, person, id }) => {
          if (id === NO_ID) goOnWith(name, person);
          setQuery({ edit: id === NO_ID ? 'new' : String(id) });
        }}
      />
      <PostList selection={selection} bulk={bulk} left={last} />
    </>
  );
}

/** The form of a post, which goes on as it is when a new one gets an address of its own. */
function OpenPost({ post }: { post: number | 'new' }) {
  const setQuery = useSetQuery();
  const close = () => {
    setQuery({ edit: '' });
    void refreshPostList();
  };
  const open = (id: number) => setQuery({ edit: String(id) }, { replace: true });
  return (
    <Suspense fallback={<Skeleton label="Loading the form…" count={8} />}>
      <PostForm post={post} onClose={close} onMade={open} onRemade={open} />
    </Suspense>
  );
}
