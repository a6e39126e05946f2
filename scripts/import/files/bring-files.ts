import { nameIn, type OldFile } from '../normalise/media';
import { CmsRefusal, type CmsClient } from '../cms-client';
import type { Progress } from '../progress';
import type { Source } from '../read/source';
import type { KnownFile, WorkFolder } from '../work-folder';

/** How many files are asked for at once. */
const AT_ONCE = 4;

/** The files that have to be fetched: all but those that are here already. */
export function filesToBring(
  wanted: Iterable<string>,
  known: ReadonlyMap<string, KnownFile>,
  present: ReadonlySet<string>,
): string[] {
  return [...new Set(wanted)].filter((path) => {
    const file = known.get(path);
    return file === undefined || 'dead' in file || !present.has(file.url);
  });
}

type Parts = { source: Source; cms: CmsClient; folder: WorkFolder; progress: Progress };

/** Fetches files from the old site and stores them here; says of each where it is now, or why it is nowhere. */
export async function bringFiles(
  { source, cms, folder, progress }: Parts,
  paths: readonly string[],
  listed: readonly OldFile[],
): Promise<Map<string, KnownFile>> {
  const about = new Map(listed.map((file) => [file.path, file]));
  const brought = new Map<string, KnownFile>();
  const waiting = [...paths];
  const bring = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const file = await bringOne(path, about.get(path));
      brought.set(path, file);
      await folder.keepFile(path, file);
      await folder.forgetFetched(path);
      progress.step();
    }
  };
  const bringOne = async (path: string, old: OldFile | undefined): Promise<KnownFile> => {
    const fetched = await folder.fetched(path, () => source.file(path));
    if ('dead' in fetched) return fetched;
    try {
      const info = {
        fileName: (old?.name ?? nameIn(path)).slice(0, 200) || 'file',
        alt: (old?.alt ?? '').slice(0, 300),
      };
      return { url: await cms.file(fetched.bytes, info) };
    } catch (error) {
      // One that the CMS refuses is as good as none; a CMS that is not there ends the run.
      if (!(error instanceof CmsRefusal)) throw error;
      return { dead: error.message };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, bring));
  return brought;
}
