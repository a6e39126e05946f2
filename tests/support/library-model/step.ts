import fc from 'fast-check';
import { expect } from 'vitest';
import { fileUploadedSchema, libraryBulkReplySchema } from '@apoti/contract';
import { pdf } from '../media-files';
import type { WireAnswer } from '../wire-client';
import { check, hashOf, stateOf, type Model, type Real, type State } from './model';

const kinds = ['upload', 'upload', 'trash', 'restore', 'replace', 'purge'] as const;
/** Something to be done: to which of the files that it can be done to, and what makes its content another one. */
type Wish = { kind: (typeof kinds)[number]; pick: number };

/** Something that is done. `before` is null for a file that is new. */
type Deed = {
  kind: Wish['kind'];
  id: string | null;
  name: string;
  before: State | null;
  after: State;
  send: () => Promise<WireAnswer>;
  /** The file's id where the answer says that it is done. */
  doneOf: (json: unknown) => string | undefined;
};

let marks = 0;

function count({ done }: Real, what: string): void {
  done.set(what, (done.get(what) ?? 0) + 1);
}

/** Things that are done at the same moment, each to another file; in their midst the CMS may be killed. */
export class Step implements fc.AsyncCommand<Model, Real> {
  constructor(
    private readonly wishes: readonly Wish[],
    /** After the answer to which of them the CMS is killed; null: it is not. */
    private readonly killAfter: number | null,
  ) {}

  check(): boolean {
    return true;
  }

  async run(model: Model, real: Real): Promise<void> {
    const deeds = this.choose(model, real);
    const answers = deeds.map(({ send }) => send().catch(() => null));
    if (this.killAfter !== null) {
      await answers[this.killAfter % answers.length];
      await real.stack.killCms();
      count(real, 'kill');
    }
    const settled = await Promise.all(answers);
    if (this.killAfter !== null) await real.stack.startCms();
    for (const [index, deed] of deeds.entries()) {
      const answer = settled[index];
      const id = answer?.status === 200 ? deed.doneOf(answer.json) : undefined;
      if (id !== undefined) {
        count(real, deed.kind);
        model.set(id, deed.after);
      } else {
        // Only who is killed may leave anybody without an answer.
        expect([this.toString(), answer?.status, this.killAfter !== null]).toEqual([
          this.toString(),
          answer?.status,
          true,
        ]);
        await learn(model, real, deed);
      }
    }
    if (this.killAfter !== null) await check(model, real);
  }

  toString(): string {
    const done = this.wishes.map(({ kind, pick }) => `${kind} ${pick}`).join(', ');
    return this.killAfter === null ? done : `${done}, killed after ${this.killAfter}`;
  }

  private choose(model: Model, real: Real): Deed[] {
    const taken = new Set<string>();
    return this.wishes.map(({ kind, pick }) => {
      const where = kind === 'restore' || kind === 'purge' ? 'trash' : 'active';
      const fitting = [...model].filter(([id, state]) => state.where === where && !taken.has(id));
      const chosen = fitting[pick % Math.max(1, fitting.length)];
      if (kind === 'upload' || chosen === undefined) return upload(real);
      taken.add(chosen[0]);
      return change(kind, chosen, real);
    });
  }
}

function newContent(): { bytes: Buffer; name: string } {
  marks += 1;
  return { bytes: pdf(`content ${marks}`), name: `file ${marks}.pdf` };
}

function upload({ library }: Real): Deed {
  const { bytes, name } = newContent();
  return {
    ...{ kind: 'upload', id: null, name, before: null, after: { where: 'active', content: hashOf(bytes) } },
    send: () => library.upload(bytes, { fileName: name }),
    doneOf: (json) => fileUploadedSchema.parse(json).file.id,
  };
}

function change(kind: Exclude<Wish['kind'], 'upload'>, [id, before]: [string, State], { library }: Real): Deed {
  if (kind === 'replace') {
    const { bytes } = newContent();
    const after: State = { where: 'active', content: hashOf(bytes) };
    return {
      kind,
      id,
      name: '',
      before,
      after,
      send: () => library.replace(id, bytes, { fileName: 'x.pdf' }),
      doneOf: () => id,
    };
  }
  const where = ({ trash: 'trash', restore: 'active', purge: 'gone' } as const)[kind];
  return {
    ...{ kind, id, name: '', before, after: { ...before, where } },
    send: () => library.bulk({ action: kind === 'purge' ? 'delete' : kind, ids: [id] }),
    doneOf: (json) => libraryBulkReplySchema.parse(json).done[0],
  };
}

/** What became of a deed that nobody answered: it is done or not done, and nothing in between. */
async function learn(model: Model, real: Real, { id, name, before, after }: Deed): Promise<void> {
  const found = await stateOf(real);
  if (id === null) {
    const made = [...found].find(([, state]) => state.name === name);
    if (made !== undefined) model.set(made[0], after);
    return;
  }
  const state = found.get(id);
  const isDone =
    (state?.where ?? 'gone') === after.where && (after.where !== 'active' || state?.content === after.content);
  if (isDone) model.set(id, after);
  else if (before !== null) model.set(id, before);
}

const wish = fc.record({ kind: fc.constantFrom(...kinds), pick: fc.nat(20) });

/** Ways through the library. One step in four is interrupted. */
export function steps(count: number): fc.Arbitrary<Step[]> {
  const step = fc
    .tuple(
      fc.array(wish, { minLength: 2, maxLength: 4, size: 'max' }),
      fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(3) }),
    )
    .map(([wishes, killAfter]) => new Step(wishes, killAfter));
  return fc.array(step, { minLength: count, maxLength: count });
}
