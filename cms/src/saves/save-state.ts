import { isDeepStrictEqual } from 'node:util';
import {
  ApiError,
  applyChanges,
  diff,
  equal,
  formatRevision,
  parseRevision,
  type Alias,
  type Change,
  type CmsSave,
  type Conflict,
  type Json,
  type Kind,
  type Revision,
  type Revisions,
  type Survivor,
  type View,
} from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import type { Author } from '../changes/author';
import { findChangesSince, findRemembered, findRepeated, type Remembered } from '../changes/change-row';
import { toRevisions, type Counters } from '../changes/counters';
import type { Watch } from '../changes/watch';
import { withChange, type Outcome, type Situation } from '../changes/with-change';
import type { Strapi } from '../store/strapi';
import { requestHash } from './request-hash';

/** What a kind plans a save from: the state now, the one at the revision that the save names, and what the sender has sent. */
export type PlanSides<State> = Remembered & { current: State; base: State; view: View };

/** What a kind makes of a save: the whole next state, which keeps the rules; or the fields that need an answer. */
export type Planned<State> =
  | { kind: 'merged'; next: State; overlay: Change[]; aliases: Alias[]; survivors?: Survivor[] }
  | { kind: 'conflict'; conflicts: Conflict[] };

/** What has to be known of a kind of state so that it can be saved by merging. */
export type SaveKind<State extends Json | undefined> = {
  kind: Kind;
  /** Which entry, for kinds that are logged entry by entry; else empty. */
  subject: string;
  /** Watches the state; `written` names what was written to, once it was. */
  watch(written: () => Iterable<string>): Watch<State, Saved>;
  /** The state if it is one, rebuilt from the log and perhaps against a rule that came later; else undefined. */
  parse(state: Json | undefined): State | undefined;
  /** @throws ApiError `invalid` */
  plan(sides: PlanSides<State>): Promise<Planned<State>> | Planned<State>;
  /** Takes the stored state from one to the other. */
  write(before: State, next: State): Promise<Iterable<string>>;
  /** What a 409 shows of the state as it stands. */
  shown(current: State): Record<string, Json>;
};

/** What a save asks for; `requestHash` where it is not a plain save. */
type SaveRequest = CmsSave & { requestHash?: string };

type Saved = { aliases: Alias[]; survivors?: Survivor[] | undefined; view: View };

/** What every save answers. */
export type SavedState<State> = {
  state: State;
  revisions: Revisions;
  revision: string;
  changed: boolean;
  aliases: Alias[];
  survivors?: Survivor[] | undefined;
  /** The kind's number before this save. */
  before: number;
};

/**
 * Saves a state, merged with what others saved since it was read, in one transaction: all of it or nothing (design: writing).
 * @throws ApiError `revision_required`, `base_unknown`, `conflict`, `invalid`, `unauthenticated`
 */
export async function saveState<State extends Json | undefined>(
  strapi: Strapi,
  person: PersonClaim,
  request: SaveRequest,
  kindOf: () => Promise<SaveKind<State>> | SaveKind<State>,
): Promise<SavedState<State>> {
  if (request.revision === undefined) {
    throw new ApiError('revision_required', 'Say which revision was edited: its `revision`, or If-Match');
  }
  return strapi.db.transaction(async () => {
    const admin = await requireAdmin(strapi, person);
    const author = { id: `person:${admin.id}`, name: admin.username };
    return saveStateBy(strapi, author, request, await kindOf());
  });
}

/** The same by somebody who is no person of the back-office; the caller says that they may. */
export async function saveStateBy<State extends Json | undefined>(
  strapi: Strapi,
  author: Author,
  request: SaveRequest,
  kind: SaveKind<State>,
): Promise<SavedState<State>> {
  let written: Iterable<string> = [];
  let expected: { state: State } | undefined;
  let before = 0;
  const watch = expecting(
    kind.watch(() => written),
    () => expected,
  );
  const done = await withChange(strapi, author, watch, async (situation): Promise<Outcome<Saved>> => {
    before = situation.counters.last[kind.kind];
    const repeated = await findAnswered(strapi, author, request, kind);
    if (repeated) return { result: repeated };
    const planned = await plan(strapi, situation, request, kind);
    const changed = !equal(situation.before, planned.next);
    if (changed) written = await kind.write(situation.before, planned.next);
    expected = { state: planned.next };
    return outcome(request, planned, changed);
  });
  const { counters, result } = done;
  const number = counters.last[kind.kind];
  return {
    state: done.state,
    revisions: toRevisions(counters),
    revision: formatRevision({ epoch: counters.epoch, number, view: result.view }),
    changed: done.changed,
    aliases: result.aliases,
    survivors: result.survivors,
    before,
  };
}

const hashOf = ({ requestHash: hash, ...request }: SaveRequest) => hash ?? requestHash('save', request);

/** What the same save was answered with before, if its key says that it is the same. */
async function findAnswered(
  strapi: Strapi,
  author: Author,
  request: SaveRequest,
  { kind, subject }: Pick<SaveKind<never>, 'kind' | 'subject'>,
): Promise<Saved | null> {
  const { idempotencyKey: key, conflicts, revision } = request;
  if (key === undefined) return null;
  const repeated = await findRepeated(strapi, { author, key, kind, subject, hash: hashOf(request) });
  if (repeated === null) return null;
  const { aliases, survivors } = repeated;
  return { aliases, survivors, view: viewAfter(conflicts, parseRevision(revision ?? '')) };
}

/** A sender that is asked goes on from the full state in the reply; an old one keeps its own object, and its view. */
function viewAfter(conflicts: CmsSave['conflicts'], base: Revision | null): View {
  return conflicts === 'silent' && base !== null ? base.view : 'full';
}

/** What was written is read back: what Strapi would lose or change is not saved at all. */
function expecting<State extends Json | undefined>(
  watch: Watch<State, Saved>,
  expected: () => { state: State } | undefined,
): Watch<State, Saved> {
  return {
    ...watch,
    after: async (before, result) => {
      const after = await watch.after(before, result);
      const wanted = expected();
      if (wanted === undefined || equal(wanted.state, after)) return after;
      const place = diff(watch.shape, wanted.state, after)[0]?.path.join(' › ') ?? 'an unknown place';
      throw new Error(`Strapi stored something else at ${place}`);
    },
    // What is expected was checked before it was written.
    faults: (state) => (expected() ? [] : watch.faults(state)),
  };
}

type Merged<State> = Extract<Planned<State>, { kind: 'merged' }> & { base: Base<State>; remembered: Remembered };

async function plan<State extends Json | undefined>(
  strapi: Strapi,
  { before: current, counters }: Situation<State>,
  request: CmsSave,
  kind: SaveKind<State>,
): Promise<Merged<State>> {
  const text = request.revision ?? '';
  const refuse = (code: 'conflict' | 'base_unknown', message: string, conflicts: Conflict[] = []) => {
    const revision = formatRevision({ epoch: counters.epoch, number: counters.last[kind.kind], view: 'full' });
    return new ApiError(code, message, {
      revision,
      ...kind.shown(current),
      conflicts,
      revisions: toRevisions(counters),
    });
  };
  const base = await rebuildBase(strapi, text, current, counters, kind);
  if (base === null) throw refuse('base_unknown', 'This revision cannot be rebuilt any more');
  const remembered =
    request.conflicts === 'silent'
      ? await findRemembered(strapi, { kind: kind.kind, subject: kind.subject, session: request.session, base: text })
      : { overlay: [], aliases: [] };
  const planned = await kind.plan({ current, base: base.state, view: base.revision.view, ...remembered });
  if (planned.kind === 'conflict') throw refuse('conflict', 'Somebody else changed the same', planned.conflicts);
  return { ...planned, base, remembered };
}

/** What a save was read from. */
type Base<State> = { state: State; revision: Revision };

/**
 * The state as it stood at a revision, rebuilt from the present one by undoing every change since; null when that cannot
 * be: another epoch, rows that are gone, a number that has not been, or no revision at all.
 */
async function rebuildBase<State extends Json | undefined>(
  strapi: Strapi,
  text: string,
  current: State,
  counters: Counters,
  kind: SaveKind<State>,
): Promise<Base<State> | null> {
  const revision = parseRevision(text);
  if (revision === null || revision.epoch !== counters.epoch || revision.number > counters.number) return null;
  if (revision.number < counters.pruned[kind.kind]) return null;
  if (revision.number >= counters.last[kind.kind]) return { state: current, revision };
  const changes = await findChangesSince(strapi, kind.kind, kind.subject, revision.number);
  const { shape } = kind.watch(() => []);
  const state = kind.parse(applyChanges(shape, current, changes, 'backward'));
  return state === undefined ? null : { state, revision };
}

/** What is remembered of the sender: an old client's overlay, also when nothing changed in the end. */
function outcome<State>(request: SaveRequest, planned: Merged<State>, changed: boolean): Outcome<Saved> {
  const { base, remembered, overlay, aliases, survivors } = planned;
  const silent = request.conflicts === 'silent';
  const moved = silent && !isDeepStrictEqual(remembered.overlay, overlay);
  const note = {
    session: request.session,
    baseRevision: request.revision,
    idempotencyKey: request.idempotencyKey,
    requestHash: request.idempotencyKey === undefined ? undefined : hashOf(request),
    overlay: silent ? overlay : null,
    aliases,
    survivors,
  };
  const view = viewAfter(request.conflicts, base.revision);
  return { result: { aliases, survivors, view }, note: moved || changed ? note : undefined };
}
