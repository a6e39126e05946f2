import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const packageSchema = z.object({ version: z.string() });

/** The release of the product that runs: the CMS's package.json, whose version is the product's (docs/updates.md). */
export function productRelease(): string {
  const file = join(__dirname, '..', '..', '..', 'package.json');
  return packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

/** Whether a release came after another one, by the three numbers of each. */
export function isNewer(release: string, than: string): boolean {
  const numbers = (version: string) => version.split(/[.+-]/, 3).map(Number);
  const [one, other] = [numbers(release), numbers(than)];
  const place = one.findIndex((number, index) => number !== other[index]);
  return place >= 0 && (one[place] ?? 0) > (other[place] ?? 0);
}
