import { z } from 'zod';
import { analyticsReportSchema } from '../analytics/report';
import { searchReportSchema } from '../seo/search-console';
import { reportingSchema, settingsSchema, type Settings } from './settings';

/** How the site measures, and what tools of others it loads; nobody's address or number is among it. */
const measuringSettingsSchema = settingsSchema
  .omit({ general: true, notifications: true })
  .extend({ analyticsEnabled: z.boolean(), reporting: reportingSchema.omit({ emailRecipients: true }) });
type MeasuringSettings = z.infer<typeof measuringSettingsSchema>;

/** The part of the settings that goes into the file of Export Data. */
export function toMeasuringSettings(settings: Settings): MeasuringSettings {
  const { general, notifications: _who, reporting, ...rest } = settings;
  const { emailRecipients: _recipients, ...reports } = reporting;
  return { analyticsEnabled: general.analyticsEnabled, ...rest, reporting: reports };
}

/** The file of Export Data (A18): all that the site knows of its visitors, and by which settings it came to know it. */
export const analyticsExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  site: z.object({ name: z.string(), address: z.string() }),
  settings: measuringSettingsSchema,
  /** What Search Console said last of the site's property; null: nothing yet. */
  searchConsole: z.object({
    property: z.string(),
    verifiedAt: z.iso.datetime().nullable(),
    report: searchReportSchema.nullable(),
  }),
  /** What the site has measured itself, of its last days; null: nothing yet. */
  measured: analyticsReportSchema.nullable(),
  /** What it has measured before those, span by span, the newest first. */
  measuredBefore: z.array(analyticsReportSchema),
});
export type AnalyticsExport = z.infer<typeof analyticsExportSchema>;
