import { applyChanges, type Json, type Kind, type Shape } from '@apoti/contract';
import type { Strapi } from '../store/strapi';
import { findChangesSince } from './change-row';
import type { Counters } from './counters';

/** An entry that a creation made before: of which kind, which one, and the number of its making in the log. */
export type MadeBefore = { kind: Kind; shape: Shape; subject: string; number: number };

/** An entry at a number of the log. */
export type StateAt<State> = { state: State; number: number };

/**
 * An entry as it was made, rebuilt from how it stands: what a repeated creation is answered with, as it was the first time.
 * What its sender then saves is based on that, and so it is merged with what others changed meanwhile instead of undoing it
 * (A6). Null where it cannot be rebuilt.
 */
export async function stateWhenMade<State>(
  strapi: Strapi,
  { kind, shape, subject, number }: MadeBefore,
  { state, counters }: { state: Json | undefined; counters: Counters },
  parse: (state: Json | undefined) => State | undefined,
): Promise<StateAt<State> | null> {
  if (number < counters.pruned[kind]) return null;
  const changes = await findChangesSince(strapi, kind, subject, number);
  const made = parse(applyChanges(shape, state, changes, 'backward'));
  return made === undefined ? null : { state: made, number };
}
