import type { MovedKind } from '@apoti/contract';
import type { CmsClient } from '../cms-client';
import type { FileLookup } from '../links/files-in';
import type { Notes } from '../notes';
import type { Counts } from '../plan/plan-list';
import type { Units } from '../plan/unit-hash';

/** What a kind of the old site becomes here: what is planned, and how it is written. */
export type KindPlan = {
  counts: Counts;
  /** What will have been brought over. */
  units: Units;
  /** Whether there is anything to write. */
  changes: boolean;
  write: () => Promise<void>;
};

/** A kind of the old site that could be read. */
export type OldKind = {
  /** The files that it names. */
  files: ReadonlySet<string>;
  /** Plans it against what is here by now. @throws Error with why nothing of it can be brought over */
  plan(
    cms: CmsClient,
    lookup: FileLookup,
    known: (epoch: string) => Promise<Units>,
  ): Promise<KindPlan & { epoch: string }>;
};

/** A kind on its way: what is odd about it, and either itself or why it stays away. */
export type KindState = { kind: MovedKind; notes: Notes } & ({ old: OldKind } | { fault: string });
