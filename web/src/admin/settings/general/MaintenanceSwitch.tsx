import { useState } from 'react';
import { DeleteDialog } from '../../form/DeleteDialog';
import { setField, type Group } from '../../form/group';
import type { SettingsDraft } from '../../settings-editing/settings-draft';
import { SettingSwitch } from '../fields/SettingSwitch';

const ABOUT =
  'Visitors see at every address that the site is back in a few minutes, and how to reach you. Whoever is signed in sees the site. Search engines are told to come again.';

type General = SettingsDraft['general'];

/**
 * Closes the site to visitors, and opens it. It saves itself within seconds: one press of a key must not close a site, so that
 * it asks first. Opening asks nothing.
 */
export function MaintenanceSwitch({ group }: { group: Group<General> }) {
  const [isAsking, setAsking] = useState(false);
  const turn = (isOn: boolean) => setField<'maintenanceMode', boolean, General>(group, 'maintenanceMode', isOn);
  return (
    <>
      <SettingSwitch
        group={group}
        field="maintenanceMode"
        about={ABOUT}
        onSwitch={(isOn) => (isOn ? setAsking(true) : turn(false))}
      />
      <DeleteDialog
        question="Close the site to visitors?"
        name={isAsking ? 'Visitors see the maintenance page until you switch it off.' : null}
        action="Close the site"
        onCancel={() => setAsking(false)}
        onDelete={() => {
          setAsking(false);
          turn(true);
        }}
      />
    </>
  );
}
