import { conflictSchema } from '@apoti/contract';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { z } from 'zod';
import type { EditedDocument } from '../document';
import { inTime } from '../in-time';
import type { RecordStore, WorkRecord } from '../ports';
import { pageClock } from './page-clock';

const DATABASE = 'back-office';
const STORE = 'unsent-work';

interface Database extends DBSchema {
  [STORE]: { key: string; value: WorkRecord<unknown> };
}

let opened: Promise<IDBPDatabase<Database>> | null = null;

function forget(): void {
  opened = null;
}

/** One connection for all; opened again after the browser closed it, or after it could not be opened. */
function database(): Promise<IDBPDatabase<Database>> {
  opened ??= openDB<Database>(DATABASE, 1, {
    upgrade: (made) => void made.createObjectStore(STORE, { keyPath: 'tab' }),
    terminated: forget,
    // A newer build wants to change the database: this one lets go, and opens it again when it has something to write.
    blocking: (_old, _new, event) => {
      forget();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

/** The form of a record; another build may have written it, so nothing is taken on trust, and its contents are of any form. */
const recordSchema: z.ZodType<WorkRecord<unknown>> = z.object({
  tab: z.string(),
  document: z.string(),
  person: z.number(),
  at: z.number(),
  works: z.array(
    z.object({
      base: z.object({ content: z.unknown(), revision: z.string() }),
      mine: z.unknown(),
      entry: z.object({ key: z.string(), content: z.unknown() }).nullable(),
      conflicts: z.array(conflictSchema),
    }),
  ),
});

/** Unsent work of a person that no session may know of yet: the document's name and its working copy, as it was stored. */
export async function unsentWork(person: number): Promise<{ name: string; mine: unknown }[]> {
  const schema = z.object({
    document: z.string(),
    person: z.literal(person),
    works: z.array(z.object({ mine: z.unknown() })),
  });
  const stored = database().then((base) => base.getAll(STORE));
  const all: unknown[] = await inTime(pageClock, stored);
  return all
    .flatMap((value) => schema.safeParse(value).data ?? [])
    .flatMap(({ document, works }) => works.map(({ mine }) => ({ name: document, mine })));
}

/** Records in IndexedDB. What this build cannot read is left where it is, for one that can. */
export function browserRecordStore<T>(document: EditedDocument<T>, person: number): RecordStore<T> {
  return {
    async list() {
      const all: unknown[] = await (await database()).getAll(STORE);
      return all
        .flatMap((value) => recordSchema.safeParse(value).data ?? [])
        .filter((record) => record.document === document.name && record.person === person);
    },
    async put(record, tookOver = []) {
      const transaction = (await database()).transaction(STORE, 'readwrite');
      void transaction.store.put(record);
      for (const tab of tookOver) void transaction.store.delete(tab);
      // Asked for now: a page that goes before its requests are answered would never ask, and the browser would take them back.
      transaction.commit();
      await transaction.done;
    },
    async remove(tab) {
      await (await database()).delete(STORE, tab);
    },
  };
}
