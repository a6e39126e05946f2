import { postCategories, postDraftSchema, toSlug, type PostDraft } from '@apoti/contract';
import { isCalendarDay } from '@apoti/contract/lib/calendar-day';
import { readingTime } from '../../../shared/site-data/press';
import { Switch } from '../../../shared/ui/Switch';
import { SelectField } from '../../../shared/ui/TextField';
import { EditedText } from '../../form/EditedText';
import { ImageField } from '../../form/ImageField';
import { postLabels as labels } from '../../post-editing/post-labels';
import { appearsOn } from '../appears-on';
import type { PostFields } from './post-fields';
import styles from './PostForm.module.css';
import { TagsField } from './TagsField';

const { shape } = postDraftSchema;

/** When a post of this day is seen. */
function dateHint(day: string, { today, isOnSite }: Pick<PostFields, 'today' | 'isOnSite'>): string | undefined {
  if (!isCalendarDay(day) || day <= today) return undefined;
  if (isOnSite) return `In the future: published with this day, it leaves the site until ${appearsOn(day)}.`;
  return `In the future: once published, visitors see it from ${appearsOn(day)} on.`;
}

function withCleanSlug(post: PostDraft): PostDraft {
  const slug = toSlug(post.slug);
  return slug === post.slug ? post : { ...post, slug };
}

/** The narrow column: when and where the post stands, and what goes with it. */
export function PostSettings({ post, today, isOnSite, edit, faultOf }: PostFields) {
  const text = (field: 'slug' | 'author' | 'publishDate' | 'readTime') => ({
    name: field,
    label: labels[field],
    value: post[field],
    error: faultOf(field),
    onChange: (typed: string) => edit((present) => ({ ...present, [field]: typed })),
  });
  return (
    <div className={styles.settings} role="group" aria-label="Settings of the post">
      <EditedText
        {...text('publishDate')}
        type="date"
        hint={dateHint(post.publishDate, { today, isOnSite })}
        required
      />
      <SelectField
        name="category"
        label={labels.category}
        value={post.category}
        error={faultOf('category')}
        required
        starred
        onChange={({ target }) =>
          edit((present) => ({
            ...present,
            category: postCategories.find((category) => category === target.value) ?? present.category,
          }))
        }
      >
        {post.category === '' && <option value="">Choose one</option>}
        {postCategories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <EditedText {...text('author')} required starred />
      <TagsField
        value={post.tags}
        error={faultOf('tags')}
        onChange={(tags) => edit((present) => ({ ...present, tags }))}
      />
      <EditedText
        {...text('slug')}
        hint="Made from the title until you write your own"
        onBlur={() => edit(withCleanSlug)}
      />
      <EditedText
        {...text('readTime')}
        schema={shape.readTime}
        placeholder={readingTime({ readTime: '', content: post.content })}
        hint="Empty: counted from the words"
      />
      <Switch
        label={labels.featured}
        name="featured"
        checked={post.featured}
        onChange={({ target }) => edit((present) => ({ ...present, featured: target.checked }))}
      />
      <ImageField
        name="featuredImage"
        label={labels.featuredImage}
        value={post.featuredImage}
        uploadName={post.title.trim() || 'Blog post'}
        hint="Stands beside the title, which says what it is about; without one a drawn locker bank does."
        error={faultOf('featuredImage')}
        onChange={(featuredImage) => edit((present) => ({ ...present, featuredImage }))}
      />
    </div>
  );
}
