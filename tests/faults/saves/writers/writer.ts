import type { Chance } from '@apoti/contract/resources/analytics/sample-numbers';
import type { WireAnswer } from '../../../support/wire-client';
import type { Save } from '../history';
import type { Look } from '../look/look';

/** A save that is about to be sent. `again`: it may be sent again if nobody answers. */
export type Attempt = { save: Save; send: () => Promise<WireAnswer>; again: boolean };

/** Somebody who saves again and again, one save after the other. */
export type Writer = {
  /** Told what is there, before a stretch. */
  begin: (look: Look) => void;
  next: () => Promise<Attempt>;
  /** Told of an answer that says that it is done, or that refuses it. */
  heard: (attempt: Attempt, answer: WireAnswer) => void;
};

/** What writers are made with: chance, and numbers that nobody else has. */
export type Pen = { chance: Chance; number: () => number };

/** One of several, by chance. */
export function oneOf<T>({ whole }: Chance, list: readonly T[]): T | undefined {
  return list.length === 0 ? undefined : list[whole(0, list.length - 1)];
}
