import { inTime } from './in-time';
import type { Ports, RecordStore, WorkRecord } from './ports';
import { readWork } from './earlier-form';
import { unsentWorks, type EditorState } from './state';
import type { Versioned, Work } from './work';

/** An edit is in the browser's store after this much quiet, in ms. */
export const KEEP_MS = 250;

/**
 * `in-turn`: after what is being written. `at-once`: beside it, for a page that is about to go and would not live to see its turn; the
 * browser does what it was asked for in the order of the asking.
 */
export type KeepWhen = 'in-turn' | 'at-once';

/**
 * What a look for the work of tabs that are gone came to. `in-part`: not all could be looked at, or be kept; `some-live`: all could, but
 * some tabs that hold work seem to live.
 */
export type Look = 'all' | 'some-live' | 'in-part';

/** A record of a gone tab this old belongs to no page that is just being reloaded, in ms. */
export const ABANDONED_MS = 10_000;

/** This tab's present work, how it shows what it takes over, and what is known of the server's state (null: nothing yet). */
type Taking<T> = { own: () => Work<T>[]; show: (works: Work<T>[]) => void; present: () => Versioned<T> | null };

/** Keeps the present work of a tab in the browser, one write after the other, and finds what gone tabs left. */
export class RecordKeeper<T> {
  #queue: Promise<unknown> = Promise.resolve();
  /** Whether the store may hold a record of this tab. */
  #written = false;
  /** Tabs whose records were taken over while the store had no room: they go with the next write. */
  #owed: string[] = [];
  /** Lets go the places of those tabs, which this one holds until then. */
  #places: (() => void)[] = [];
  #isLeft = false;
  /** Tabs of which it is still waited for whether they are gone, by this look or by an earlier one that was given up. */
  #asked = new Set<string>();
  /** Whether a look has left something of an earlier build, which can be read once the server's state is known. */
  #leftEarlier = false;
  /** What the present look has taken over and nobody is shown yet: it is in this tab's record alone. */
  #found: Work<T>[] = [];

  constructor(private readonly ports: Ports<T>) {}

  /** The store, which must answer in time: the writes that wait behind one that hangs are done in their order, or not at all. */
  get #store(): RecordStore<T> {
    const { clock, store } = this.ports;
    return {
      list: () => inTime(clock, store.list()),
      put: (record, tookOver) => inTime(clock, store.put(record, tookOver)),
      remove: (tab) => inTime(clock, store.remove(tab)),
    };
  }

  /** Writes the state as it is when its turn comes, or at once; answers what the store holds then. Rejects when it cannot. */
  async keep(state: () => EditorState<T>, when: KeepWhen = 'in-turn'): Promise<Work<T> | null> {
    const atOnce = when === 'at-once' ? this.#write(state()) : null;
    if (atOnce) return atOnce;
    return this.#inTurn(async () => {
      const present = state();
      const written = this.#write(present);
      if (written) return written;
      if (this.#written) await this.#removeOwn();
      for (const tab of this.#owed) await this.#store.remove(tab);
      this.#owed = [];
      this.#letGo();
      return present.work;
    });
  }

  /** Whether it is worth to look again once the server's state is known. */
  get waitsForPresent(): boolean {
    return this.#leftEarlier;
  }

  /** Nobody shows any more what was taken over, or would be: other tabs may. */
  leave(): void {
    this.#isLeft = true;
    this.#letGo();
  }

  /**
   * Takes over what tabs that are gone left behind, most recent first, and has it shown before anything else is written. `own` is this
   * tab's present work, which shares the new record: whatever happens next, the work is in exactly one record. Where there is no room
   * for that, it is shown all the same, and stays in its own record until there is; no other tab can take that over meanwhile.
   */
  adopt({ own, show, present }: Taking<T>, olderThan: number): Promise<Look> {
    return this.#inTurn(async () => {
      this.#leftEarlier = false;
      const { clock, tabs } = this.ports;
      const records = (await this.#store.list()).filter(({ tab }) => tab !== tabs.id && !this.#owed.includes(tab));
      const found: Work<T>[] = [];
      this.#found = found;
      let [isAll, someLive] = [true, false];
      for (const { tab } of records.toSorted((a, b) => b.at - a.at)) {
        // An earlier look is still waiting for it, and would stand before this one: there is nothing to be had yet.
        if (this.#asked.has(tab)) {
          isAll = false;
          continue;
        }
        let isOver = false;
        let taken = (): void => undefined;
        const isTaken = new Promise<true>((resolve) => (taken = () => resolve(true)));
        const takeOver = async () => {
          const works = await this.#abandoned(tab, olderThan, present());
          // Too late: nobody would show them. They stay where they are.
          if (isOver || this.#isLeft || works.length === 0) return;
          this.#written = true;
          found.push(...works);
          this.#owed = [...this.#owed, tab];
          await this.#put([...own(), ...found]).catch(() => (isAll = false));
          taken();
          if (this.#owed.includes(tab) && !this.#isLeft)
            await new Promise<void>((resolve) => this.#places.push(resolve));
        };
        this.#asked.add(tab);
        const asked = tabs.ifGone(tab, takeOver).finally(() => this.#asked.delete(tab));
        try {
          if (!(await inTime(clock, Promise.race([asked, isTaken])))) someLive = true;
        } catch {
          // It stays where it is, for the next time; what was found before must not be lost over it.
          isAll = false;
        } finally {
          isOver = true;
        }
      }
      show(found);
      this.#found = [];
      if (!isAll) return 'in-part';
      return someLive ? 'some-live' : 'all';
    });
  }

  /**
   * Gives each stray a record under a name of its own, as a tab leaves one that is gone: whoever looks for unsent words finds it. What is
   * `parted` is not in this tab's next record any more.
   */
  part(strays: () => readonly Work<T>[], parted: (stray: Work<T>) => void): Promise<void> {
    return this.#inTurn(async () => {
      const { document, newKey } = this.ports;
      for (const stray of strays()) {
        const name = document.several?.nameFor(stray.mine) ?? document.name;
        await this.#store.put({ ...this.#record([stray]), tab: newKey(), document: name });
        parted(stray);
      }
    });
  }

  /**
   * Read again: another tab may have taken it, or its own tab written it, before its place was ours. What this build cannot read is left
   * where it is, for one that can.
   */
  async #abandoned(tab: string, olderThan: number, present: Versioned<T> | null): Promise<Work<T>[]> {
    const record = (await this.#store.list()).find((one) => one.tab === tab);
    // One of a later time than now was written before the clock was set back.
    if (!record || Math.abs(this.ports.clock.now() - record.at) < olderThan) return [];
    const works = record.works.flatMap((work) => readWork(this.ports.document, work, present) ?? []);
    if (works.length === record.works.length) return works;
    if (present === null) this.#leftEarlier = true;
    return [];
  }

  /** Writes unsent work, and with it what a look under way has taken over; null if there is none. */
  #write(present: EditorState<T>): Promise<Work<T>> | null {
    const works = unsentWorks(present);
    const [work] = works;
    if (!work) return null;
    this.#written = true;
    return this.#put([...works, ...this.#found]).then(() => work);
  }

  /** Where that fails, or something is written at once meanwhile, there is one still to be removed. */
  async #removeOwn(): Promise<void> {
    this.#written = false;
    try {
      await this.#store.remove(this.ports.tabs.id);
    } catch (error) {
      this.#written = true;
      throw error;
    }
  }

  /** In one step, so that nothing is in two records for long, or in none. */
  async #put(works: Work<T>[]): Promise<void> {
    const taken = this.#owed;
    await this.#store.put(this.#record(works), taken);
    this.#owed = this.#owed.filter((tab) => !taken.includes(tab));
    if (this.#owed.length === 0) this.#letGo();
  }

  #letGo(): void {
    for (const leave of this.#places.splice(0)) leave();
  }

  #record(works: Work<T>[]): WorkRecord<T> {
    const { document, person, clock, tabs } = this.ports;
    return { tab: tabs.id, document: document.name, person, at: clock.now(), works };
  }

  #inTurn<R>(run: () => Promise<R>): Promise<R> {
    const result = this.#queue.then(run);
    this.#queue = result.catch(() => undefined);
    return result;
  }
}
