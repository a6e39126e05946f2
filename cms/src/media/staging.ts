import { randomBytes } from 'node:crypto';
import type { Strapi } from '../store/strapi';
import type { Place } from './folders';
import type { At } from './files/file-store';
import { fileStore, moveEach, removeEach, settlePlaces } from './move-files';
import type { Prepared } from './prepare-file';
import { seenToAgree } from './repair';

/** Between the mark of one piece of work and a stored name; no stored name has it. */
const MARK = '~';
/** What the mark begins with where the files were taken out of their place; else they are new. */
const TAKEN_OUT = 'out-';

/** The stored name of a waiting file, and the mark of the work that it waits for; null for what is none of ours. */
export function parseStaged(staged: string): { mark: string; name: string } | null {
  const at = staged.indexOf(MARK);
  return at < 0 ? null : { mark: staged.slice(0, at), name: staged.slice(at + 1) };
}

/** Whether what waits was taken out of its place, and so is the only copy of it. */
export function isTakenOut(mark: string): boolean {
  return mark.startsWith(TAKEN_OUT);
}

/** The name of a file that waits. */
export function stagedAs(mark: string, name: string): string {
  return `${mark}${MARK}${name}`;
}

/**
 * Files of one piece of work that wait, out of sight, for their row to be committed or gone. Two pieces of work on the same
 * file never share one.
 */
export class Staging {
  private mark = randomBytes(6).toString('hex');

  constructor(
    private readonly strapi: Strapi,
    /** Stored names, the main file first. */
    readonly names: readonly string[],
  ) {}

  /** Where a file of this name waits. */
  at(name: string): At {
    return ['staging', stagedAs(this.mark, name)];
  }

  /** Whether files of these names wait. */
  async holds(names: readonly string[]): Promise<boolean> {
    const there = await Promise.all(names.map((name) => fileStore(this.strapi).isThere(this.at(name))));
    return !there.includes(false);
  }

  /** Writes what is prepared. */
  async write({ files }: Prepared): Promise<void> {
    for (const { name, content } of files) await fileStore(this.strapi).write(this.at(name), content);
    await settlePlaces(this.strapi, 'staging');
  }

  /** Takes the files from their place. */
  async takeFrom(place: Place): Promise<void> {
    this.mark = TAKEN_OUT + this.mark;
    await moveEach(
      this.strapi,
      this.names.map((name) => ({ from: [place, name], to: this.at(name) })),
    );
    await settlePlaces(this.strapi, place, 'staging');
  }

  /** Puts the files to a place; the main file last, so that as long as it waits all of them can be put again. */
  async putTo(place: Place): Promise<void> {
    const moves = this.names.map((name): { from: At; to: At } => ({ from: this.at(name), to: [place, name] }));
    await moveEach(this.strapi, moves.slice(1));
    await moveEach(this.strapi, moves.slice(0, 1));
    await settlePlaces(this.strapi, place, 'staging');
  }

  /** Removes from a place what was put there. */
  async removeFrom(place: Place): Promise<void> {
    await removeEach(
      this.strapi,
      this.names.map((name) => [place, name]),
    );
  }

  /** Removes what waits. What cannot be removed now is removed at the next start, or soon where it is the store that failed. */
  async drop(): Promise<void> {
    const waiting = this.names.map((name) => this.at(name));
    const remove = () => removeEach(this.strapi, waiting);
    await seenToAgree(this.strapi, remove).catch((error: unknown) => this.strapi.log.warn(error));
  }
}
