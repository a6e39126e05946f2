import { postDraftSchema } from '@apoti/contract';
import { EditedText } from '../../form/EditedText';
import { postLabels } from '../../post-editing/post-labels';
import { RichTextField } from '../../rich-text/RichTextField';
import { retitled } from './post-checks';
import type { PostFields } from './post-fields';
import styles from './PostForm.module.css';

const { shape } = postDraftSchema;

/** The wide column: what visitors read. */
export function PostTexts({ post, edit, faultOf, wasPublished }: PostFields) {
  return (
    <div className={styles.texts}>
      <div className={styles.title}>
        <EditedText
          id="post-title"
          name="title"
          label={postLabels.title}
          value={post.title}
          schema={shape.title}
          error={faultOf('title')}
          required
          starred
          onChange={(title) => edit((present) => retitled(present, title, wasPublished))}
        />
      </div>
      <EditedText
        name="excerpt"
        label={postLabels.excerpt}
        value={post.excerpt}
        schema={shape.excerpt}
        rows={3}
        hint="Two or three sentences: lists, search engines and shared links show them"
        error={faultOf('excerpt')}
        required
        starred
        onChange={(excerpt) => edit((present) => ({ ...present, excerpt }))}
      />
      <RichTextField
        name="content"
        label={postLabels.content}
        value={post.content}
        schema={shape.content}
        uploadName={post.title.trim() || 'Blog post'}
        error={faultOf('content')}
        required
        onChange={(content) => edit((present) => ({ ...present, content }))}
      />
    </div>
  );
}
