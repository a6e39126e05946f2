import { newFacebookEvent, siteEventNames, socialAnalyticsSchema } from '@apoti/contract';
import { GroupText } from '../../content-editing/GroupText';
import type { Group } from '../../form/group';
import { siteEventLabels } from '../../settings-editing/settings-choices';
import type { SettingsDraft } from '../../settings-editing/settings-draft';
import { settingsLabel } from '../../settings-editing/settings-labels';
import { SettingChoice } from '../fields/SettingChoice';
import { SettingItems } from '../fields/SettingItems';

type FacebookEvent = SettingsDraft['socialAnalytics']['facebookPixel']['customEvents'][number];
const schema = socialAnalyticsSchema.shape.facebookPixel.shape.customEvents.element;

/** Events of the site of which Facebook is told too, each under a name of one's own. */
export function FacebookEvents({ list }: { list: Group<FacebookEvent[]> }) {
  return (
    <SettingItems<FacebookEvent>
      id="facebookEvents"
      noun="custom event"
      list={list}
      make={(key) => ({ ...newFacebookEvent, key })}
      note={({ event }) => siteEventLabels[event]}
      empty=": what visitors do here, told to Facebook under a name of your own"
      form={(event, firstId) => (
        <>
          <GroupText
            group={event}
            schema={schema}
            field="name"
            label={settingsLabel('name')}
            id={firstId}
            hint="What Facebook shall call it: letters, digits, spaces, - and _."
          />
          <SettingChoice group={event} field="event" values={siteEventNames} names={siteEventLabels} />
        </>
      )}
    />
  );
}
