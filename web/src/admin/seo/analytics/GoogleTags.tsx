import { googleAnalyticsSchema, googleTagManagerSchema, serviceNames } from '@apoti/contract';
import { Link } from 'react-router-dom';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Spinner } from '../../../shared/ui/Spinner';
import { GroupSwitch } from '../../content-editing/GroupSwitch';
import { GroupText } from '../../content-editing/GroupText';
import { BorrowedFields } from '../../editor/BorrowedFields';
import { FormSection } from '../../form/FormSection';
import { within, type Group } from '../../form/group';
import { useSettingsEditor } from '../../settings-editing/settings-editing';
import type { SettingsDraft } from '../../settings-editing/settings-draft';
import { settingsLabel } from '../../settings-editing/settings-labels';
import { TrackingOff } from '../../settings-editing/TrackingOff';
import { wholeGroup } from '../../state-editing/state-group';

/** The ids of Google Analytics and Tag Manager: those of the Settings, which are edited here too, so that there is one of each. */
export function GoogleTags() {
  const editor = useSettingsEditor();
  const { loadError, reload } = editor;
  const settings = wholeGroup(editor);
  return (
    <FormSection
      title="Google Analytics and Tag Manager"
      about={
        <>
          Loaded for visitors who agree to it. The same fields are in the Settings, with more to choose:{' '}
          <Link to="/admin/settings?tab=analytics">Settings, Analytics</Link>.
        </>
      }
    >
      {settings && (
        <BorrowedFields editor={editor}>
          <Ids settings={settings} />
        </BorrowedFields>
      )}
      {!settings && loadError === undefined && <Spinner label="Loading the settings…" />}
      {loadError !== undefined && (
        <EmptyState title="The settings cannot be loaded" action={<Button onClick={reload}>Try again</Button>}>
          <p>{loadError}</p>
        </EmptyState>
      )}
    </FormSection>
  );
}

function Ids({ settings }: { settings: Group<SettingsDraft> }) {
  const analytics = within(settings, 'googleAnalytics');
  const manager = within(settings, 'googleTagManager');
  return (
    <>
      <TrackingOff settings={settings.value}>
        Neither is loaded, whatever is on here. The switch is in the Settings, tab System.
      </TrackingOff>
      <GroupSwitch group={analytics} field="enabled" label={`Use ${serviceNames.googleAnalytics}`} />
      <GroupText
        group={analytics}
        field="trackingId"
        isCode
        schema={googleAnalyticsSchema}
        label={settingsLabel('trackingId')}
        hint="Such as G-XXXXXXXXXX: in Google Analytics, under Data streams."
      />
      <GroupSwitch group={manager} field="enabled" label={`Use ${serviceNames.googleTagManager}`} />
      <GroupText
        group={manager}
        field="containerId"
        isCode
        schema={googleTagManagerSchema}
        label={settingsLabel('containerId')}
        hint="Such as GTM-XXXXXXX: in Tag Manager, at the top of your workspace."
      />
    </>
  );
}
