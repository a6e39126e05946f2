import { isDeepStrictEqual } from 'node:util';
import type { Row } from '../history';
import type { Files } from '../judge-files';
import type { LogRow, Present } from '../judge-log';
import { lastNumber, logSince } from './change-log';
import { readCms } from './cms';
import type { Database } from './database';
import { documentRows, presentOf, type Documents } from './documents';
import { formRows } from './forms';
import { lookAtMedia, type Media } from './media';
import { until } from './until';

/** Everything that is there at one moment. */
export type Look = {
  rows: Row[];
  files: Files;
  log: { from: number; to: number; rows: LogRow[] };
  present: Present;
  integrity: string[];
  documents: Documents;
  media: Media;
};

/** All but what takes the database longer: that is asked once nothing changes. */
type Seen = Omit<Look, 'integrity'>;

type Sight = { database: Database; dataDir: string; cmsUrl: string };

async function lookOnce({ database, dataDir, cmsUrl }: Sight, from: number): Promise<Seen | null> {
  const to = await lastNumber(database);
  const documents = await readCms(cmsUrl);
  const media = await lookAtMedia(database, dataDir);
  const forms = await formRows(database);
  const rows = await logSince(database, from);
  // What a CMS that was not killed still does would be seen by half.
  if ((await lastNumber(database)) !== to) return null;
  return {
    rows: [...documentRows(documents), ...media.rows, ...forms],
    files: media.files,
    log: { from, to, rows },
    present: presentOf(documents),
    documents,
    media,
  };
}

/** A CMS that was not killed may still be at work on what the dead proxy had sent. What waits for longer, in ms, waits for good. */
const AT_WORK_MS = 15_000;

/** Looks at everything while nothing changes; `from`: the number of the change log that was seen last. */
export function look(sight: Sight, from: number): Promise<Look> {
  const end = Date.now() + AT_WORK_MS;
  let before: object | null = null;
  return until(async () => {
    const now = await lookOnce(sight, from).catch(() => null);
    if (now === null) return null;
    const seen = { rows: now.rows, files: now.files };
    const isStill = isDeepStrictEqual(seen, before);
    before = seen;
    const isAtWork = now.files.waiting.length > 0 && Date.now() < end;
    if (!isStill || isAtWork) return null;
    const integrity = await sight.database.integrity().catch(() => null);
    return integrity === null ? null : { ...now, integrity };
  }, 'A sight of everything');
}
