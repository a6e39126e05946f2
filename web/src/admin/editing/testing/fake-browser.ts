import type { RecordStore, Tabs, WorkRecord } from '../ports';

/** The store and the locks that the tabs of one browser share. */
export class FakeBrowser<T> {
  readonly records = new Map<string, WorkRecord<T>>();
  /** Makes every write fail, as a browser without storage does. */
  storeFails = false;
  /** There is no room for more: what is there can be read and removed. */
  isFull = false;
  /** Locks neither answer nor refuse whether this tab is gone, while `hangs`. */
  hangsOver: string | null = null;
  #isHanging = false;
  #answering = Promise.resolve();
  #goOn = (): void => undefined;
  #living = new Set<string>();
  #killed = new Set<string>();
  #sender: Promise<unknown> = Promise.resolve();
  #count = 0;

  /** Store and locks neither answer nor refuse; what was asked meanwhile is answered when they do again. */
  get hangs(): boolean {
    return this.#isHanging && this.hangsOver === null;
  }

  set hangs(hangs: boolean) {
    this.#goOn();
    this.#isHanging = hangs;
    if (hangs) this.#answering = new Promise((resolve) => (this.#goOn = resolve));
  }

  store(document: string, person: number): RecordStore<T> {
    const write = (run: () => void) => {
      if (this.hangs) return this.#answering.then(run);
      if (this.storeFails) return Promise.reject(new Error('no storage'));
      return Promise.resolve().then(run);
    };
    const all = () => [...this.records.values()].filter((one) => one.document === document && one.person === person);
    return {
      list: () => {
        if (this.hangs) return this.#answering.then(all);
        return this.storeFails ? Promise.reject(new Error('no storage')) : Promise.resolve(all());
      },
      put: (record, tookOver = []) => {
        if (this.#killed.has(record.tab)) return new Promise(() => undefined);
        return write(() => {
          if (this.isFull) throw new Error('no room');
          this.records.set(record.tab, structuredClone(record));
          for (const tab of tookOver) this.records.delete(tab);
        });
      },
      remove: (tab) => write(() => void this.records.delete(tab)),
    };
  }

  tabs(): Tabs {
    this.#count += 1;
    const id = `tab-${this.#count}`;
    return {
      id,
      join: async (giveUp) => {
        if (this.hangs) await new Promise((resolve) => giveUp.addEventListener('abort', resolve));
        this.#living.add(id);
      },
      leave: () => void this.#living.delete(id),
      ifGone: async (tab, run) => {
        if (this.#isHanging && (this.hangsOver ?? tab) === tab) await this.#answering;
        if (this.#living.has(tab)) return false;
        // Its place is taken for so long.
        this.#living.add(tab);
        await run().finally(() => this.#living.delete(tab));
        return true;
      },
      asSender: (run) => {
        const result = this.#sender.then(run);
        this.#sender = result.catch(() => undefined);
        return result;
      },
    };
  }

  /** The tab's process is gone, without a word: what it has asked the store for is done, and it asks for no more. */
  kill(tab: string): void {
    this.#killed.add(tab);
    this.#living.delete(tab);
  }
}
