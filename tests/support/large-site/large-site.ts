import { writeSubscribers } from '../factories/subscribers';
import { inDatabase, numberOf } from './database';
import { CHANGES, COUNTERS, FILES, POSTS } from './rows';
import { writeStations } from './stations';

/** How many of each are put to what is there. */
export type Sizes = { posts: number; files: number; subscribers: number; stations: number; changes: number };

/** The site of a company that has worked with it for years. */
export const LARGE: Sizes = { posts: 10_000, files: 20_000, subscribers: 200_000, stations: 1_000, changes: 1_000 };

/**
 * Writes so much straight into the SQLite file of a seeded CMS that does not run: some seconds for the large site. It is as the CMS
 * itself would have stored it, but without a change in the log for each entry.
 */
export function writeLargeSite(dataDir: string, { posts, files, subscribers, stations, changes }: Sizes): void {
  const now = Date.now();
  inDatabase(dataDir, (database) => {
    const run = (sql: string, count: number, more: object) => {
      if (count > 0) database.prepare(sql).run({ count, ...more });
    };
    run(POSTS, posts, { after: numberOf(database, 'SELECT max(wire_id) AS n FROM posts') });
    run(FILES, files, { now });
    writeStations(database, stations);
    const number = numberOf(database, 'SELECT number AS n FROM revision_counters');
    run(CHANGES, changes, { after: number, now });
    if (changes > 0) database.prepare(COUNTERS).run({ number: number + changes });
  });
  if (subscribers > 0) writeSubscribers(dataDir, subscribers);
}
