import { contentLists, homeSchema, networkPlaceSchema, type Home } from '@apoti/contract';
import { GroupItems } from '../../content-editing/GroupItems';
import { GroupText } from '../../content-editing/GroupText';
import { FieldRow, FormSection } from '../../form/FormSection';
import { within, type Group } from '../../form/group';
import styles from './NetworkSection.module.css';

const cities = [
  ['lagos', 'Lagos'],
  ['abuja', 'Abuja'],
] as const;

/** The network list of home and franchise: the stations of the locker finder are edited under Locations. */
export function NetworkSection({ home }: { home: Group<Home> }) {
  const network = within(home, 'network');
  const text = { group: network, schema: homeSchema.shape.network };
  return (
    <FormSection
      title="Network"
      about="The places on the home and the franchise page. The stations of the locker finder are a list of their own."
    >
      <FieldRow>
        <GroupText {...text} field="title" />
        <GroupText {...text} field="subtitle" />
      </FieldRow>
      {cities.map(([city, name]) => (
        <div key={city} role="group" aria-label={name} className={styles.city}>
          <h3>{name}</h3>
          <GroupItems
            id={city}
            noun={['place', 'places']}
            list={within(network, city)}
            make={(key) => ({ ...contentLists[`home.network.${city}`].defaults, key })}
            nameOf={(place) => place.name.trim() || 'Unnamed place'}
            note={({ area }) => area}
            addLabel={`Add place in ${name}`}
            question="Are you sure you want to delete this place?"
            empty={<p>No places yet.</p>}
            form={(place, firstId) => (
              <FieldRow>
                <GroupText group={place} schema={networkPlaceSchema} field="name" id={firstId} />
                <GroupText group={place} schema={networkPlaceSchema} field="area" />
              </FieldRow>
            )}
          />
        </div>
      ))}
      <GroupText {...text} field="expansionTitle" />
      <GroupText {...text} field="expansion" rows={3} hint="What comes next. Empty: not shown." />
    </FormSection>
  );
}
