import { stationSchema, stationStates, stationStatuses } from '@apoti/contract';
import { readDecimal, readPlace } from '@apoti/contract/lib/read-place';
import { SelectField } from '../../shared/ui/TextField';
import { EditedText } from '../form/EditedText';
import styles from '../form/EntryForm.module.css';
import { textField, type PartProps } from './form-props';
import { locationLabel, sections, statusNames } from './location-labels';
import { NumberField } from '../form/NumberField';
import { PlacePicker } from './PlacePicker';

const { shape } = stationSchema;

const statusHints = {
  active: 'Open: people can reserve a locker.',
  maintenance: 'Shown on the site, but nothing can be reserved.',
  inactive: 'Shown on the site as out of service.',
  planned: 'Shown on the site as coming soon.',
} as const;

/** What it is called and where it is. */
export function BasicInformation(props: PartProps) {
  const { location, onEdit, errorOf } = props;
  return (
    <section className={styles.part} aria-labelledby="location-basic">
      <h2 id="location-basic">{sections.basic}</h2>
      <EditedText {...textField(props, 'name')} schema={shape.name} required starred />
      <EditedText {...textField(props, 'address')} schema={shape.address} rows={2} required starred />
      <div className={styles.pair}>
        <EditedText {...textField(props, 'area')} required starred hint="Such as Lekki." />
        <SelectField
          label={locationLabel('state')}
          name="state"
          required
          starred
          value={location.state}
          error={errorOf('state')}
          onChange={({ target }) => {
            const state = stationStates.find((known) => known === target.value);
            if (state !== undefined) onEdit(() => ({ state }));
          }}
        >
          {stationStates.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </SelectField>
      </div>
      <SelectField
        label={locationLabel('status')}
        name="status"
        value={location.status}
        hint={statusHints[location.status]}
        error={errorOf('status')}
        onChange={({ target }) => {
          const status = stationStatuses.find((known) => known === target.value);
          if (status !== undefined) onEdit(() => ({ status }));
        }}
      >
        {stationStatuses.map((status) => (
          <option key={status} value={status}>
            {statusNames[status]}
          </option>
        ))}
      </SelectField>
      <Coordinates {...props} />
    </section>
  );
}

function Coordinates({ location: { coordinates }, onEdit, errorOf }: PartProps) {
  const change = (fields: Partial<typeof coordinates>) =>
    onEdit(({ coordinates: now }) => ({ coordinates: { ...now, ...fields } }));
  const { lat, lng } = coordinates;
  return (
    <>
      <div className={styles.pair}>
        <NumberField
          name="coordinates.lat"
          label={locationLabel('coordinates.lat')}
          value={lat}
          read={readDecimal}
          error={errorOf('coordinates.lat')}
          hint="Such as 6.4302. Paste “6.4302, 3.4219” for both."
          onChange={(next) => change({ lat: next })}
          onPaste={(text) => {
            const place = readPlace(text);
            if (place) change(place);
            return place !== null;
          }}
        />
        <NumberField
          name="coordinates.lng"
          label={locationLabel('coordinates.lng')}
          value={lng}
          read={readDecimal}
          error={errorOf('coordinates.lng')}
          hint="Such as 3.4219. 0 and 0: not known yet."
          onChange={(next) => change({ lng: next })}
        />
      </div>
      <PlacePicker lat={lat} lng={lng} onPick={change} />
    </>
  );
}
