import type { EditedDocument } from './document';
import type { Outcome } from './state';
import type { Entry, Work } from './work';

/** The time, and being called later. */
export type Clock = {
  now(): number;
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(timer: number): void;
};

/** Unsent work as the browser keeps it, one record a tab. */
export type WorkRecord<T> = {
  tab: string;
  /** Which document, and whose work: on a shared computer nobody sends another person's edits. */
  document: string;
  person: number;
  /** When it was written, in ms. */
  at: number;
  works: Work<T>[];
};

/** Where records are kept (IndexedDB). */
export type RecordStore<T> = {
  /** All records of this document and person. Another build may have written them: their contents are of any form. */
  list(): Promise<WorkRecord<unknown>[]>;
  /** Writes this tab's record and drops those that it took over, all or nothing. */
  put(record: WorkRecord<T>, tookOver?: readonly string[]): Promise<void>;
  remove(tab: string): Promise<void>;
};

/** What tabs of one browser agree on (Web Locks). */
export type Tabs = {
  /** This tab's id, held until `leave`. */
  readonly id: string;
  /**
   * Resolves once the id is held, or cannot be: then the tabs ask each other. Also once `giveUp` says to go on: then the id is
   * held as soon as the browser gives it, and saves do not wait for that.
   */
  join(giveUp: AbortSignal): Promise<void>;
  leave(): void;
  /** Runs with the place of another tab, if that tab is gone; otherwise not at all. Answers whether it is. */
  ifGone(tab: string, run: () => Promise<void>): Promise<boolean>;
  /** Runs while no other tab of this browser sends, or once that took too long. */
  asSender<R>(run: () => Promise<R>): Promise<R>;
};

/** Everything that the session needs of the world. */
export type Ports<T> = {
  document: EditedDocument<T>;
  person: number;
  clock: Clock;
  store: RecordStore<T>;
  tabs: Tabs;
  newKey: () => string;
  /** Sends a save; never throws. */
  send: (entry: Entry<T>, revision: string) => Promise<Outcome<T>>;
};
