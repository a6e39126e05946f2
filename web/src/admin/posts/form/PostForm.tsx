import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Spinner } from '../../../shared/ui/Spinner';
import { useContentEditor } from '../../content-editing/ContentEditing';
import { NO_ID } from '../../post-editing/post-document';
import { forgetNew, nameOfNew, nameOfPost } from '../../post-editing/post-names';
import { useGonePost } from '../../post-editing/use-gone-post';
import { usePostEditor } from '../../post-editing/use-post-editor';
import { postTexts } from './post-texts';
import { PostWriting } from './PostWriting';

type PostFormProps = {
  post: number | 'new';
  onClose: () => void;
  /** A new post has got its id: from now on its address can name it. */
  onMade: (id: number) => void;
  /** The post was gone, and its words are another one now. */
  onRemade: (id: number) => void;
};

/** Which post is open. Once a new one has been made it goes on under its id, in the same form. */
type Opened = { key: number; post: number | 'new'; made: number | null };

/** The form of a post (A10), in place of the list. */
export function PostForm({ post, onClose, onMade, onRemade }: PostFormProps) {
  const { person } = useContentEditor().session;
  const [opened, setOpened] = useState<Opened>({ key: 0, post, made: null });
  if (opened.made !== null && opened.made === post) setOpened({ ...opened, post, made: null });
  else if (opened.post !== post) setOpened({ key: opened.key + 1, post, made: null });
  return (
    <NamedPost
      key={opened.key}
      post={post}
      person={person}
      onClose={onClose}
      onRemade={onRemade}
      onMade={(id) => {
        setOpened({ ...opened, made: id });
        onMade(id);
      }}
    />
  );
}

type NamedPostProps = PostFormProps & { person: number };

/** Finds out under which name the post is edited: its unsent words may stand under another one than its id. */
function NamedPost({ post, person, onMade, ...rest }: NamedPostProps) {
  const [opened] = useState(post);
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    // What is not made yet when the form closes, such as a text that is too long, is what a new post goes on with.
    void (opened === 'new' ? nameOfNew(person) : nameOfPost(opened, person)).then((found) => {
      if (!isOver) setName(found);
    });
    return () => {
      isOver = true;
    };
  }, [opened, person]);
  if (name === null) return <Spinner label="Loading the post…" />;
  return (
    <OpenPost
      {...rest}
      name={name}
      person={person}
      id={opened === 'new' ? NO_ID : opened}
      onMade={(id) => {
        forgetNew(person);
        onMade(id);
      }}
    />
  );
}

type OpenPostProps = Omit<PostFormProps, 'post'> & { name: string; id: number; person: number };

function OpenPost({ onClose, onMade, onRemade, ...opened }: OpenPostProps) {
  const { editor, standing, isGone } = usePostEditor(opened);
  const gone = useGonePost({ session: editor.session, isGone, texts: postTexts, onRemade, onLeave: onClose });
  const { work } = editor.state;
  const made = opened.id === NO_ID ? (work?.mine.id ?? NO_ID) : NO_ID;
  const told = useRef(NO_ID);
  useEffect(() => {
    if (made === told.current) return;
    told.current = made;
    onMade(made);
  }, [made, onMade]);
  if (editor.loadError !== undefined) {
    return (
      <EmptyState
        heading
        title="The post cannot be loaded"
        action={
          <>
            <Button onClick={editor.reload}>Try again</Button>
            <Button look="quiet" onClick={onClose}>
              Back to the posts
            </Button>
          </>
        }
      >
        <p>{editor.loadError}</p>
      </EmptyState>
    );
  }
  if (!work) return <Spinner label="Loading the post…" />;
  return <PostWriting editor={{ ...editor, gone }} post={work.mine} standing={standing} onClose={onClose} />;
}
