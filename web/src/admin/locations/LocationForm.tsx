import { stationFeatures } from '@apoti/contract';
import { Checkbox } from '../../shared/ui/Checkbox';
import { FieldNotes } from '../../shared/ui/Field';
import styles from '../form/EntryForm.module.css';
import { workingCopy } from '../form/working-copy';
import { BasicInformation } from './BasicInformation';
import { ContactOperations } from './ContactOperations';
import type { LocationFormProps, PartProps } from './form-props';
import { sections } from './location-labels';
import own from './LocationForm.module.css';
import { LockerConfiguration } from './LockerConfiguration';

/** The fields of a location in the four sections of the specification (A14). */
export function LocationForm({ label, ...props }: LocationFormProps) {
  return (
    <div role="group" aria-label={label} className={styles.form}>
      <div className={styles.side}>
        <BasicInformation {...props} />
        <LockerConfiguration {...props} />
      </div>
      <div className={styles.side}>
        <ContactOperations {...props} />
        <Features {...props} />
      </div>
    </div>
  );
}

function Features({ location, onEdit, errorOf }: PartProps) {
  const error = errorOf('features');
  return (
    <section className={styles.part} aria-labelledby="location-features">
      <h2 id="location-features">{sections.features}</h2>
      <div
        role="group"
        aria-labelledby="location-features"
        aria-describedby={error === undefined ? undefined : 'location-features-error'}
        data-invalid={error !== undefined || undefined}
        className={own.features}
      >
        {stationFeatures.map((feature) => (
          <Checkbox
            key={feature}
            {...workingCopy}
            name="features"
            label={feature}
            value={feature}
            checked={location.features.includes(feature)}
            onChange={({ target: { checked } }) =>
              onEdit(({ features }) => ({
                // In the order in which they are offered, whatever was chosen first.
                features: stationFeatures.filter((one) => (one === feature ? checked : features.includes(one))),
              }))
            }
          />
        ))}
      </div>
      <FieldNotes id="location-features" error={error} />
    </section>
  );
}
