import { Notice } from '../../shared/ui/Notice';
import type { SettingsDraft } from './settings-draft';

type TrackingOffProps = { settings: SettingsDraft; children: string };

/** What does nothing while Analytics Tracking is off, and where its switch is; nothing while it is on. */
export function TrackingOff({ settings, children }: TrackingOffProps) {
  if (settings.general.analyticsEnabled) return null;
  return (
    <Notice tone="warn" title="Analytics Tracking is off">
      <p>{children}</p>
    </Notice>
  );
}
