import { equal } from '@apoti/contract';

type Sent<T> = { entry: T; revision: string };
type MakeCalls<T> = {
  create: (entry: T) => Promise<Sent<T>>;
  save: (entry: T, revision: string) => Promise<{ revision: string }>;
  refresh: () => Promise<void>;
};

/**
 * Makes an entry of what is there by the time that it is made, reads the list again and answers its id: by then the server was
 * sent everything that is typed. Throws what the calls throw.
 */
export async function makeEntry<T extends { id: number }>(typed: () => T, calls: MakeCalls<T>): Promise<number> {
  let { entry: sent, revision } = await calls.create(typed());
  const { id } = sent;
  for (;;) {
    await calls.refresh();
    // Typed while it was made, or since an earlier try whose answer was lost.
    const entry = { ...typed(), id };
    if (equal(entry, sent)) return id;
    ({ revision } = await calls.save(entry, revision));
    sent = entry;
  }
}
