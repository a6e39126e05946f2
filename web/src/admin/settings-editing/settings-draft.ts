import { performanceMonitoringSchema, reportingSchema, settingsSchema, states, type Settings } from '@apoti/contract';
import { typesOnly } from '@apoti/contract/lib/types-only';
import type { StateDefinition } from '@apoti/contract';
import { z } from 'zod';
import { looseDocument, ofSeparateParts, withOldFaults } from '../editing/document';

/** A number, or what is typed where one belongs and is none yet: no key of it is lost. */
const typed = z.union([z.number(), z.string()]);

/** The settings as they are being typed. */
export const settingsDraftSchema = settingsSchema.extend({
  performanceMonitoring: performanceMonitoringSchema.extend({
    alertThresholds: z.object({
      pageLoadTime: typed,
      firstContentfulPaint: typed,
      largestContentfulPaint: typed,
      cumulativeLayoutShift: typed,
    }),
  }),
  reporting: reportingSchema.extend({
    customReportDays: typed,
    alerts: z.object({ trafficSpikes: typed, conversionDrops: typed, errorRate: typed, pageLoadSpeed: typed }),
  }),
});
export type SettingsDraft = z.infer<typeof settingsDraftSchema>;

/** The kind with its drafts: what the server says is one too. */
export const settingsDefinition: StateDefinition<SettingsDraft> = { ...states.settings, schema: settingsDraftSchema };

/** Undo and redo open the site to visitors, but do not close it: that is asked about. */
function withoutClosing(next: SettingsDraft, { general }: SettingsDraft): SettingsDraft {
  const closes = next.general.maintenanceMode && !general.maintenanceMode;
  return closes ? { ...next, general: { ...next.general, maintenanceMode: false } } : next;
}

/** The settings as the editing core sees them: each group is valid or not by itself. */
const separate = ofSeparateParts(
  withOldFaults(
    looseDocument<SettingsDraft>(
      'settings',
      { schema: settingsSchema, working: typesOnly<SettingsDraft>(settingsDraftSchema) },
      states.settings.shape,
    ),
  ),
);
export const settingsDocument = { ...separate, withoutAsked: withoutClosing };

/** The names of the groups. */
export type SettingsGroup = keyof Settings;
