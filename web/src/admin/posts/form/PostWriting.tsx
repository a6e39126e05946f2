import { useEffect, useRef, useState } from 'react';
import type { PostDraft } from '@apoti/contract';
import { SLUG_TAKEN } from '@apoti/contract';
import { useToday } from '../../../shared/lib/use-today';
import { statusOf } from '../../editing/status';
import { EditorDock } from '../../editor/EditorDock';
import { useSaveNote, type SaveNote } from '../../editor/open-editors';
import { focusFault } from '../../editor/show-fault';
import { useSaveKey } from '../../editor/use-save-key';
import { NO_ID } from '../../post-editing/post-document';
import type { PostEditor, PostStanding } from '../../post-editing/use-post-editor';
import { WithPreview } from '../../preview/WithPreview';
import { faultsOf } from './post-checks';
import { goneStanding, standingOf } from './post-standing';
import { PostButtons } from './PostButtons';
import styles from './PostForm.module.css';
import { PostHead } from './PostHead';
import { PostSettings } from './PostSettings';
import { PostTexts } from './PostTexts';
import { usePostActions, type SetPublished } from './use-post-actions';

type PostWritingProps = {
  editor: PostEditor;
  post: PostDraft;
  standing: PostStanding;
  onClose: () => void;
  send?: SetPublished;
};

/** A slug that another post has, as long as it is the one that the server looked at. */
function takenSlug({ slug }: PostDraft, standing: PostStanding): [string, string][] {
  const holder = standing?.slugTakenBy;
  if (holder === undefined || standing?.draft.slug !== slug) return [];
  return [['slug', `${SLUG_TAKEN}${holder.trim() === '' ? '' : `: “${holder.trim()}”`}`]];
}

/** What is saved of a post may be nothing yet, or what cannot be published as it stands: then that is said instead. */
function noteOf(state: PostEditor['state'], post: PostDraft, hasFaults: boolean): SaveNote | null {
  if (statusOf(state) !== 'saved') return null;
  if (post.id === NO_ID) return 'unwritten';
  return hasFaults ? 'unpublishable' : null;
}

/** A post in editing: what is read in the wide column, its settings beside it, what can be done with it at the bottom. */
export function PostWriting({ editor, post, standing, onClose, send }: PostWritingProps) {
  const { session, state } = editor;
  const form = useRef<HTMLDivElement>(null);
  const today = useToday();
  const now = editor.gone ? goneStanding : standingOf(post, standing, today);
  const { isOnSite } = now;
  const actions = usePostActions(editor, { send, isOnSite, onFault: (field) => void focusFault(form.current, field) });
  useSaveKey(() => void actions.save());
  const faults = new Map([...actions.faultsOf(post), ...takenSlug(post, standing), ...faultsOf(state.issues)]);
  const note = noteOf(state, post, faults.size > 0);
  useSaveNote(note);
  const isPublished = Boolean(standing?.published);
  const [wasPublished, setWasPublished] = useState(isPublished);
  if (isPublished && !wasPublished) setWasPublished(true);
  const fields = {
    post,
    today,
    wasPublished,
    isOnSite,
    edit: (update: (present: PostDraft) => PostDraft) => session.edit(update),
    faultOf: (field: string) => faults.get(field),
  };
  useEffect(() => {
    // A post that is there is read first; a new one is begun.
    const first = session.getState().work?.mine.title === '' ? '[name="title"]' : 'h1';
    form.current?.querySelector<HTMLElement>(first)?.focus();
  }, [session]);
  return (
    <WithPreview shown={{ path: `/press-releases/${post.id}`, notPublic: now.notPublic, parts: { post } }}>
      <div ref={form} className={styles.page}>
        <PostHead
          post={post}
          now={now}
          isNew={post.id === NO_ID}
          onUnpublish={isPublished && !editor.gone ? () => void actions.setPublished('unpublish') : undefined}
          busy={actions.busy}
          onClose={onClose}
        />
        <div className={styles.columns}>
          <PostTexts {...fields} />
          <PostSettings {...fields} />
        </div>
        <EditorDock
          editor={editor}
          history={post.id === NO_ID ? undefined : { kind: 'posts', item: String(post.id) }}
          historyOf={post.title}
        >
          {editor.gone === undefined && (
            <PostButtons
              status={note ?? statusOf(state)}
              now={now}
              isPublished={isPublished}
              isLater={post.publishDate > today}
              actions={actions}
            />
          )}
        </EditorDock>
      </div>
    </WithPreview>
  );
}
