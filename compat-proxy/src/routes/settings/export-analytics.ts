import { toMeasuringSettings, type AnalyticsExport, type AnalyticsReport } from '@apoti/contract';
import { SearchConsoleFile } from '../../search-console/connection';
import { withTracking } from '@apoti/contract/resources/analytics/with-tracking';
import type { Sources } from '../../sources/sources';
import { allMeasured, type Days } from './all-measured';

const UNREACHABLE = 'The settings cannot be read at the moment. Please try again in a moment.';

type Parts = {
  sources: Sources;
  /** The site's own address. */
  origin: string;
  dataDir: string;
  /** Reads what the site has measured itself of some days. */
  measured: (days: Days) => Promise<AnalyticsReport>;
  now: number;
};

/** All that is known of visitors, as one object (A18). @throws ApiError `unavailable`: then there is no file, not an old one */
export async function exportAnalytics({ sources, origin, dataDir, measured, now }: Parts): Promise<AnalyticsExport> {
  if (!sources.reachable) throw sources.unreachable(UNREACHABLE);
  const { searchConsole } = sources.seo.state.data;
  const file = new SearchConsoleFile(dataDir);
  const settings = sources.settings.state.data;
  const [verifiedAt, report, own] = await Promise.all([
    file.verifiedAt(searchConsole),
    file.report(searchConsole.property),
    allMeasured(measured, now),
  ]);
  const [newest, ...before] = own.map((one) => withTracking(one, settings));
  const isMeasured = newest !== undefined && newest.measuredSince !== null;
  return {
    exportedAt: new Date(now).toISOString(),
    site: { name: sources.content.state.data.site.siteName, address: origin },
    settings: toMeasuringSettings(settings),
    searchConsole: { property: searchConsole.property, verifiedAt, report },
    measured: isMeasured ? newest : null,
    measuredBefore: before,
  };
}
