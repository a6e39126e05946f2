import lighthouse from 'lighthouse';
import { z } from 'zod';

/** What Lighthouse judges, in its own names. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** One page as Lighthouse judges it: scores of 0 to 100, times in ms, what it finds fault with. */
export type Audit = {
  path: string;
  scores: Record<Category, number>;
  lcp: number;
  tbt: number;
  cls: number;
  faults: string[];
};

/** Where a page could not be judged at all, its scores are null. */
const errorSchema = z.object({ runtimeError: z.object({ code: z.string(), message: z.string() }) });
/** Chromium's own record of the run has a gap, as one of fifty has on a busy machine: nothing was judged, and Lighthouse asks for another run. */
const NOT_RECORDED: readonly string[] = ['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_RESOURCE_REQUEST'];
const RECORDINGS = 3;

const reportSchema = z.object({
  categories: z.record(
    z.enum(CATEGORIES),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({ id: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});
type Report = z.infer<typeof reportSchema>;

/** Audits that count and are not passed, `id (score)`. */
function faultsOf({ categories, audits }: Report): string[] {
  const counted = CATEGORIES.flatMap((name) => categories[name].auditRefs.filter(({ weight }) => weight > 0));
  const failed = counted.filter(({ id }) => (audits[id]?.score ?? 1) < 0.9);
  return [...new Set(failed.map(({ id }) => `${id} (${audits[id]?.score ?? '–'})`))];
}

/** What one run says of a page. @throws where the page could not be judged */
async function reportOf(url: string, port: number, recording = 1): Promise<Report> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
  const error = errorSchema.safeParse(result?.lhr).data?.runtimeError;
  if (error === undefined) return reportSchema.parse(result?.lhr);
  if (recording < RECORDINGS && NOT_RECORDED.includes(error.code)) return reportOf(url, port, recording + 1);
  throw new Error(`${url}: ${error.message}`);
}

/**
 * One run of Lighthouse with its own settings for a phone (simulated slow 4G, 4 × slowed processor).
 * @param port of Chromium's debugger
 * @throws where the page could not be judged
 */
export async function audit(url: string, port: number): Promise<Audit> {
  const report = await reportOf(url, port);
  const figure = (id: string) => report.audits[id]?.numericValue ?? NaN;
  const score = (name: Category) => Math.round(report.categories[name].score * 100);
  return {
    path: new URL(url).pathname,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    faults: faultsOf(report),
  };
}

/** The run in the middle by performance, of an odd number of runs. */
export function median(runs: [Audit, ...Audit[]]): Audit {
  const sorted = [...runs].sort((one, other) => one.scores.performance - other.scores.performance);
  return sorted[(sorted.length - 1) / 2] ?? runs[0];
}
