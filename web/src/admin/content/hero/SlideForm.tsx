import { zodResolver } from '@hookform/resolvers/zod';
import { heroSlideSchema, type HeroSlide } from '@apoti/contract';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Switch } from '../../../shared/ui/Switch';
import { TextArea, TextField } from '../../../shared/ui/TextField';
import { useContentEditor } from '../../content-editing/ContentEditing';
import { slideLabels } from '../../content-editing/labels';
import { issueText } from '../../editor/save-status-text';
import { BackgroundCheck } from './BackgroundCheck';
import { IconPicker } from './IconPicker';
import { SlidePreview } from './SlidePreview';
import { changeSlide } from './slide-edits';
import { counter } from './counter';
import styles from './SlideForm.module.css';

type Field = Exclude<keyof HeroSlide, 'id'>;
const textFields = ['title', 'subtitle', 'description', 'ctaText', 'secondaryCtaText', 'backgroundImage'] as const;
const fields: readonly Field[] = [...textFields, 'icon', 'active'];

/**
 * The form of one slide. What the person types goes into the working copy with every key; what comes into the working copy
 * from elsewhere goes into those fields only that differ, so that the caret stays where it is.
 */
export function SlideForm({ slideKey, slide, index }: { slideKey: string; slide: HeroSlide; index: number }) {
  const { session, state } = useContentEditor();
  const form = useForm<HeroSlide>({ resolver: zodResolver(heroSlideSchema), defaultValues: slide, mode: 'onTouched' });
  useTakeOver(form, slide);

  const change = (values: Partial<Omit<HeroSlide, 'id'>>) => session.edit(changeSlide(slide.id, values));
  const { errors } = form.formState;
  const errorOf = (field: Field) => {
    const issue = state.issues.find(({ path }) => path[0] === 'heroSlides' && path[1] === index && path[2] === field);
    const message = errors[field]?.message ?? issue?.message;
    return message === undefined ? undefined : issueText(slideLabels[field], message);
  };
  const text = (field: (typeof textFields)[number]) => ({
    ...form.register(field, {
      onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
    }),
    label: slideLabels[field],
    error: errorOf(field),
    counter: counter(field, slide[field]),
    autoComplete: 'off',
  });

  return (
    <form
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
      aria-label={slide.title || 'New slide'}
      noValidate
    >
      <div className={styles.texts}>
        <TextField {...text('title')} id={`title-${slideKey}`} aria-required="true" />
        <TextField {...text('subtitle')} />
        <TextArea {...text('description')} rows={4} />
        <div className={styles.pair}>
          <TextField {...text('ctaText')} />
          <TextField {...text('secondaryCtaText')} />
        </div>
        <TextField
          {...text('backgroundImage')}
          inputMode="url"
          counter={undefined}
          hint="Address of the picture, such as /uploads/hero.avif. Empty: the picture of a locker."
        />
      </div>
      <div className={styles.side}>
        <SlidePreview slide={slide} />
        <BackgroundCheck key={slide.backgroundImage} address={slide.backgroundImage} />
        <IconPicker
          legend={slideLabels.icon}
          error={errorOf('icon')}
          field={form.register('icon')}
          value={slide.icon}
          onChoose={(icon) => change({ icon })}
        />
        <Switch
          {...form.register('active', {
            onChange: (event: { target: { checked: boolean } }) => change({ active: event.target.checked }),
          })}
          label={slideLabels.active}
        />
      </div>
    </form>
  );
}

/** Takes into the form what the working copy got from elsewhere: others' edits, a choice in a conflict, a renamed id. */
function useTakeOver({ getValues, setValue, formState }: UseFormReturn<HeroSlide>, slide: HeroSlide): void {
  const { touchedFields } = formState;
  useEffect(() => {
    if (getValues('id') !== slide.id) setValue('id', slide.id);
    for (const field of fields) {
      if (getValues(field) !== slide[field])
        setValue(field, slide[field], { shouldValidate: touchedFields[field] ?? false });
    }
  }, [slide, getValues, setValue, touchedFields]);
}
