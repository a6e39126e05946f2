import type { FieldIssue, Json, Kind, Shape } from '@apoti/contract';
import type { Counters } from './counters';
import type { TransactionParams } from '../store/strapi';

/** What is logged of a kind of state: how it is read before and after a change, and what holds for it. */
export type Watch<State extends Json | undefined = Json | undefined, Result = unknown> = {
  kind: Kind;
  shape: Shape;
  before(counters: Counters, params: TransactionParams): Promise<State>;
  after(before: State, result: Result): Promise<State>;
  /** Which entry it is, for kinds that are logged entry by entry; empty for whole states. */
  subject(before: State, after: State, result: Result): string;
  /** Rules that the state breaks. */
  faults(state: State): FieldIssue[];
  /** What visitors see of it. */
  visible(state: State): Json | undefined;
  /** What visitors see of it and the log does not keep: its place among others. Without a result: as it stands before the change. */
  order?(result?: Result): Promise<number | undefined>;
  /** Whether what is deleted is erased from the log as well: whose data it was may ask for that. */
  forgets?: boolean;
  /** Told of the state as it will be once the transaction is committed. */
  settled?(state: State, counters: Counters, params: TransactionParams): void;
};
