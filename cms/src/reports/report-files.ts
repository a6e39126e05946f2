import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { keptReportKinds, reportNameSchema, REPORTS_KEPT, type KeptReport } from '@apoti/contract';
import { makePrivateFolder, writeWhole } from '../mail/write-whole';
import { dataDir } from '../settings/data-dir';

/** Where reports are kept that the settings want kept. */
export function reportsFolder(): string {
  return join(dataDir(), 'reports');
}

/** Keeps a report; the same one again is the same file. The oldest of too many go. */
export async function keepReport(name: string, content: Buffer): Promise<void> {
  const folder = reportsFolder();
  await makePrivateFolder(folder);
  await writeWhole(join(folder, reportNameSchema.parse(name)), content);
  const old = (await keptReports()).slice(REPORTS_KEPT);
  for (const one of old) await rm(join(folder, one.name), { force: true });
}

/** What is kept, the newest first; files of another name are not ours. */
export async function keptReports(): Promise<KeptReport[]> {
  const folder = reportsFolder();
  const names = await readdir(folder).catch(() => []);
  const reports: KeptReport[] = [];
  for (const name of names.filter((each) => reportNameSchema.safeParse(each).success)) {
    const file = await stat(join(folder, name)).catch(() => null);
    const kind = keptReportKinds.find((each) => name.startsWith(`report-${each}-`));
    if (kind === undefined || !file?.isFile()) continue;
    reports.push({ name, kind, day: name.slice(`report-${kind}-`.length).slice(0, 10), size: file.size });
  }
  return reports.toSorted((one, other) => (other.day + other.name < one.day + one.name ? -1 : 1));
}
