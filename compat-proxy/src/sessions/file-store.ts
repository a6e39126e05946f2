import { access, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SessionStore } from '@fastify/session';
import { ApiError, authTexts } from '@apoti/contract';
import { flushFolder } from '../http/flush-folder';
import { writeFileWhole } from '../http/write-file-whole';
import { parseStored, storedName, type StoredSession } from './stored-session';

type Done = (error?: unknown) => void;
type Found = (error: unknown, session?: StoredSession | null) => void;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** A full disk, a read-only folder: nobody's fault who asked, and it may be over soon. */
function failed(done: Done): (cause: unknown) => void {
  return (cause) => done(new ApiError('unavailable', authTexts.unavailable, {}, { cause }));
}

/** How the file ends that says that a session was ended. */
const ENDED = '.ended';
/** For how long it is said that a session was ended, in ms: no request takes longer. */
export const ENDED_MS = 10 * 60 * 1000;

/** That a session is used is noted at most so often, in ms. */
const USED_MS = 10 * 60_000;

/**
 * Sessions as files of DATA_DIR, one each, named by a hash of their id: whoever can list the folder still holds no session.
 * They survive restarts. A file that cannot be read as a session, whose time is over, or that nobody has used for `idleMs`, is
 * none: its own time says when it was used last. One that was ended stays so: what another request, also of another process, has
 * read of it before does not come back.
 */
export class FileSessionStore implements SessionStore {
  constructor(
    private readonly folder: string,
    private readonly idleMs: number,
  ) {}

  set(id: string, session: StoredSession, done: Done): void {
    this.keep(id, session).then(() => done(), failed(done));
  }

  get(id: string, done: Found): void {
    this.read(this.pathOf(id)).then(
      (session) => done(null, session),
      (error: unknown) => (isMissing(error) ? done(null, null) : done(error)),
    );
  }

  destroy(id: string, done: Done): void {
    this.end(id).then(() => done(), failed(done));
  }

  /** Removes sessions that nobody can use any more. */
  async sweep(now = Date.now()): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      const path = join(this.folder, name);
      const info = await stat(path).catch(() => null);
      // Used in a time that has not come: by a clock that was ahead. Whoever uses it again has its time put right.
      const age = info === null ? 0 : Math.abs(now - info.mtimeMs);
      if (age > (name.endsWith(ENDED) ? ENDED_MS : this.idleMs)) await rm(path, { force: true });
    }
  }

  private async read(path: string): Promise<StoredSession | null> {
    const [text, info] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    const unused = Date.now() - info.mtimeMs;
    const session = unused > this.idleMs ? null : parseStored(text);
    // What is over stays over, also when the clock is put back.
    if (session === null) await rm(path, { force: true }).catch(() => undefined);
    // A folder that cannot be written signs nobody out. Used in a time that has not come: by a clock that was ahead.
    else if (Math.abs(unused) > USED_MS) await utimes(path, new Date(), new Date()).catch(() => undefined);
    return session;
  }

  /** Written first and looked up then, while an end is noted first and the file removed then: whichever comes first, it is gone. */
  private async keep(id: string, session: StoredSession): Promise<void> {
    await writeFileWhole(this.pathOf(id), JSON.stringify(session));
    const isEnded = await access(this.pathOf(id, ENDED)).then(
      () => true,
      () => false,
    );
    if (isEnded) await this.remove(id);
  }

  /** What was never kept has no end to note: whoever comes without a session must not make a file by signing out. */
  private async end(id: string): Promise<void> {
    const isKept = await access(this.pathOf(id)).then(
      () => true,
      (error: unknown) => !isMissing(error),
    );
    if (!isKept) return;
    // A disk that is full ends it all the same.
    await writeFile(this.pathOf(id, ENDED), '', { mode: 0o600 }).catch(() => undefined);
    await this.remove(id);
  }

  /** No loss of power brings it back. One that has begun may be lost by that: whoever began it signs in once more. */
  private async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true });
    await flushFolder(this.folder);
  }

  private pathOf(id: string, ending = '.json'): string {
    return join(this.folder, `${storedName(id)}${ending}`);
  }
}
