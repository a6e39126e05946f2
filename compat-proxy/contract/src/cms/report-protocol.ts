const REPORTS = '/api/wire/reports';

/** The calls about kept reports between proxy and CMS, each for a person (A18). */
export const cmsReportPaths = {
  list: REPORTS,
  send: `${REPORTS}/send`,
  one: (name: string) => `${REPORTS}/${name}`,
} as const;
