import { z } from 'zod';
import type { Row } from '../history';
import type { Files } from '../judge-files';
import type { Database } from './database';
import { colourOf, namesIn } from './disk';

const activeSchema = z.object({ hash: z.string(), ext: z.string() });
const trashedSchema = z.object({ name: z.string(), trash_name: z.string() });

/** Pictures of the library by the names that their saves know. */
export type Media = {
  files: Files;
  rows: Row[];
  active: { entry: string; name: string }[];
  trashed: { entry: string; trashName: string }[];
};

/** A stored name is the label of the upload and a random part. */
export function entryOfFile(name: string): string {
  return `file ${name.replace(/-[0-9a-f]{16}\.\w+$/, '')}`;
}

/** What the library's rows say, what lies on the disk, and what is in it. */
export async function lookAtMedia(database: Database, dataDir: string): Promise<Media> {
  const active = (await database.ask('select hash, ext from files')).map((row) => {
    const { hash, ext } = activeSchema.parse(row);
    return hash + ext;
  });
  const trashed = (await database.ask('select name, trash_name from trashed_files')).map((row) =>
    trashedSchema.parse(row),
  );
  const rowOf = async (name: string, where: 'active' | 'trash'): Promise<Row> => {
    const colour = await colourOf(dataDir, where === 'active' ? 'served' : 'trash', name);
    return { entry: entryOfFile(name), fields: { where, colour } };
  };
  return {
    files: {
      entries: [
        ...active.map((name) => ({ name, where: 'active' as const })),
        ...trashed.map(({ name }) => ({ name, where: 'trash' as const })),
      ],
      served: await namesIn(dataDir, 'served'),
      trash: await namesIn(dataDir, 'trash'),
      waiting: await namesIn(dataDir, 'waiting'),
    },
    rows: await Promise.all([
      ...active.map((name) => rowOf(name, 'active')),
      ...trashed.map(({ name }) => rowOf(name, 'trash')),
    ]),
    active: active.map((name) => ({ entry: entryOfFile(name), name })),
    trashed: trashed.map(({ name, trash_name: trashName }) => ({ entry: entryOfFile(name), trashName })),
  };
}
