import { openDB, type IDBPDatabase } from 'idb';
import { z } from 'zod';
import { conflictSchema } from '@apoti/contract';
import type { EditedDocument } from '../editing/document';
import type { RecordStore, WorkRecord } from '../editing/ports';
import type { Work } from '../editing/work';

const DATABASE = 'unsent-edits';
const STORE = 'records';

function open(): Promise<IDBPDatabase> {
  return openDB(DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore(STORE, { keyPath: 'tab' }),
  });
}

/** Reads a record back: only what is whole and of this build's shape; anything else is left where it is. */
function parserOf<T>(document: EditedDocument<T>) {
  const working = z.custom<T>((value) => document.isWorkingCopy(value));
  const work: z.ZodType<Work<T>> = z.object({
    base: z.object({ content: working, revision: z.string() }),
    mine: working,
    entry: z.object({ key: z.string(), content: working }).nullable(),
    conflicts: z.array(conflictSchema),
  });
  const record: z.ZodType<WorkRecord<T>> = z.object({
    tab: z.string(),
    document: z.string(),
    person: z.number(),
    at: z.number(),
    works: z.array(work),
  });
  return record;
}

/** Keeps unsent edits in IndexedDB, one record a tab, for one document and one person. */
export function idbRecordStore<T>(document: EditedDocument<T>, person: number): RecordStore<T> {
  const parser = parserOf(document);
  const database = open();
  return {
    async list() {
      const all: unknown[] = await (await database).getAll(STORE);
      return all.flatMap((value) => {
        const parsed = parser.safeParse(value);
        return parsed.success && parsed.data.document === document.name && parsed.data.person === person
          ? [parsed.data]
          : [];
      });
    },
    async put(record, tookOver = []) {
      const transaction = (await database).transaction(STORE, 'readwrite', { durability: 'strict' });
      await Promise.all([
        transaction.store.put(record),
        ...tookOver.map((tab) => transaction.store.delete(tab)),
        transaction.done,
      ]);
    },
    async remove(tab) {
      await (await database).delete(STORE, tab);
    },
  };
}
