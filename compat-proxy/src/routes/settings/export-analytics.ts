import { ApiError, toMeasuringSettings, type AnalyticsExport, type AnalyticsReport } from '@apoti/contract';
import { SearchConsoleFile } from '../../search-console/connection';
import type { Sources } from '../../sources/sources';

const UNREACHABLE = 'The settings cannot be read at the moment. Please try again in a moment.';

type Parts = {
  sources: Sources;
  /** The site's own address. */
  origin: string;
  dataDir: string;
  /** What the site has measured itself, as far back as one answer reaches. */
  measured: () => Promise<AnalyticsReport>;
};

/** All that is known of visitors, as one object (A18). @throws ApiError `unavailable`: then there is no file, not an old one */
export async function exportAnalytics({ sources, origin, dataDir, measured }: Parts): Promise<AnalyticsExport> {
  if (!sources.reachable) throw new ApiError('unavailable', UNREACHABLE);
  const { searchConsole } = sources.seo.state.data;
  const file = new SearchConsoleFile(dataDir);
  const [verifiedAt, report, own] = await Promise.all([
    file.verifiedAt(searchConsole),
    file.report(searchConsole.property),
    measured(),
  ]);
  return {
    exportedAt: new Date().toISOString(),
    site: { name: sources.content.state.data.site.siteName, address: origin },
    settings: toMeasuringSettings(sources.settings.state.data),
    searchConsole: { property: searchConsole.property, verifiedAt, report },
    measured: own.measuredSince === null ? null : own,
  };
}
