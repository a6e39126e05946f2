import { heroSlideSchema, type HeroSlide } from '@apoti/contract';
import { GroupSwitch } from '../../content-editing/GroupSwitch';
import { GroupText } from '../../content-editing/GroupText';
import { slideLabels } from '../../content-editing/labels';
import { FieldRow } from '../../form/FormSection';
import { setField, type Group } from '../../form/group';
import { ImageField } from '../../form/ImageField';
import { IconPicker } from '../IconPicker';
import styles from './SlideForm.module.css';

/** The form of one slide. */
export function SlideForm({ group, firstId }: { group: Group<HeroSlide>; firstId: string }) {
  const { value: slide } = group;
  const text = { group, schema: heroSlideSchema };
  return (
    <div className={styles.form} role="group" aria-label={slide.title || 'New slide'}>
      <div className={styles.texts}>
        <GroupText {...text} field="title" id={firstId} />
        <GroupText {...text} field="subtitle" />
        <GroupText {...text} field="description" rows={4} />
        <FieldRow>
          <GroupText {...text} field="ctaText" />
          <GroupText {...text} field="secondaryCtaText" />
        </FieldRow>
        <ImageField
          label={slideLabels.backgroundImage}
          name="backgroundImage"
          value={slide.backgroundImage}
          onChange={(url) => setField(group, 'backgroundImage', url)}
          uploadName={slide.title.trim() || 'Slide'}
          hint="Without one: the picture of a locker."
          error={group.issue(['backgroundImage'], slideLabels.backgroundImage)}
        />
      </div>
      <div className={styles.side}>
        <IconPicker
          legend={slideLabels.icon}
          error={group.issue(['icon'], slideLabels.icon)}
          value={slide.icon}
          onChoose={(icon) => setField(group, 'icon', icon)}
        />
        <GroupSwitch group={group} field="active" />
      </div>
    </div>
  );
}
