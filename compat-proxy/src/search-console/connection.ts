import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { searchReportSchema, verificationMethods, type SearchReport, type Seo } from '@apoti/contract';
import { writeFileWhole } from '../http/write-file-whole';

const keptSchema = z.object({
  /** What was found on the site, and when. */
  verified: z.object({ method: z.enum(verificationMethods), code: z.string(), at: z.iso.datetime() }).nullable(),
  report: searchReportSchema.extend({ property: z.string() }).nullable(),
});
type Kept = z.infer<typeof keptSchema>;

/** What is known of Search Console, kept in the data folder: every process reads what the others found. */
export class SearchConsoleFile {
  private readonly path: string;

  constructor(dataDir: string) {
    this.path = join(dataDir, 'search-console.json');
  }

  /** When the code that is stored now was found on the site; null: it was not. */
  async verifiedAt({
    verificationMethod: method,
    verificationCode: code,
  }: Seo['searchConsole']): Promise<string | null> {
    const { verified } = await this.read();
    return verified !== null && verified.method === method && verified.code === code ? verified.at : null;
  }

  /** What Google said of a property. */
  async report(property: string): Promise<SearchReport | null> {
    const { report } = await this.read();
    return report?.property === property ? searchReportSchema.parse(report) : null;
  }

  async keepVerified({ verificationMethod: method, verificationCode: code }: Seo['searchConsole'], at: string | null) {
    await this.write({ ...(await this.read()), verified: at === null ? null : { method, code, at } });
  }

  async keepReport(property: string, report: SearchReport): Promise<void> {
    await this.write({ ...(await this.read()), report: { ...report, property } });
  }

  private async read(): Promise<Kept> {
    const nothing: Kept = { verified: null, report: null };
    try {
      return keptSchema.safeParse(JSON.parse(await readFile(this.path, 'utf8'))).data ?? nothing;
    } catch {
      return nothing;
    }
  }

  private write(kept: Kept): Promise<void> {
    return writeFileWhole(this.path, JSON.stringify(kept));
  }
}
