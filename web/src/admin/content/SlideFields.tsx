import type { HeroSlide } from '@apoti/contract';
import { Switch } from '../../shared/ui/Switch';
import { TextArea, TextField } from '../../shared/ui/TextField';
import styles from './content.module.css';
import { IconPicker } from './IconPicker';

export type SlideFieldsProps = {
  slide: HeroSlide;
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>;
  onEdit: (fields: Partial<HeroSlide>) => void;
};

/** Every field of a slide (back-office §3). */
export function SlideFields({ slide, errors, onEdit }: SlideFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField
        label="Title"
        name="title"
        required
        maxLength={120}
        value={slide.title}
        error={errors['title']}
        onChange={(event) => onEdit({ title: event.target.value })}
      />
      <TextField
        label="Subtitle"
        name="subtitle"
        maxLength={160}
        value={slide.subtitle}
        error={errors['subtitle']}
        onChange={(event) => onEdit({ subtitle: event.target.value })}
      />
      <div className={styles.whole}>
        <TextArea
          label="Description"
          name="description"
          maxLength={600}
          hint={`${slide.description.length} of 600 characters`}
          value={slide.description}
          error={errors['description']}
          onChange={(event) => onEdit({ description: event.target.value })}
        />
      </div>
      <TextField
        label="Button text"
        name="ctaText"
        maxLength={60}
        value={slide.ctaText}
        error={errors['ctaText']}
        onChange={(event) => onEdit({ ctaText: event.target.value })}
      />
      <TextField
        label="Second button text"
        name="secondaryCtaText"
        maxLength={60}
        value={slide.secondaryCtaText}
        error={errors['secondaryCtaText']}
        onChange={(event) => onEdit({ secondaryCtaText: event.target.value })}
      />
      <div className={styles.whole}>
        <TextField
          label="Background image (address)"
          name="backgroundImage"
          inputMode="url"
          placeholder="https://… or /uploads/…"
          value={slide.backgroundImage}
          error={errors['backgroundImage']}
          onChange={(event) => onEdit({ backgroundImage: event.target.value })}
        />
      </div>
      <IconPicker name={`icon-${slide.id}`} value={slide.icon} onChange={(icon) => onEdit({ icon })} />
      <Switch label="Active" checked={slide.active} onChange={(event) => onEdit({ active: event.target.checked })} />
    </div>
  );
}
