import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SessionStore } from '@fastify/session';
import { z } from 'zod';
import { ApiError, authTexts } from '@apoti/contract';
import { writeFileWhole } from '../http/write-file-whole';

type Session = Parameters<SessionStore['set']>[1];
type Done = (error?: unknown) => void;
type Found = (error: unknown, session?: Session | null) => void;

/** What a session's file holds. The person in it is parsed where it is read. */
const storedSchema = z.object({
  cookie: z.object({ originalMaxAge: z.number(), expires: z.coerce.date() }),
  person: z.unknown(),
  toBeGreeted: z.literal(true).optional().catch(undefined),
});

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** A full disk, a read-only folder: nobody's fault who asked, and it may be over soon. */
function failed(done: Done): (cause: unknown) => void {
  return (cause) => done(new ApiError('unavailable', authTexts.unavailable, {}, { cause }));
}

function parseStored(text: string): Session | null {
  try {
    const { cookie, person, toBeGreeted } = storedSchema.parse(JSON.parse(text));
    if (cookie.expires.getTime() <= Date.now()) return null;
    return { cookie, person, ...(toBeGreeted === true ? { toBeGreeted } : {}) };
  } catch {
    return null;
  }
}

/**
 * Sessions as files of DATA_DIR, one each, named by a hash of their id: whoever can list the folder still holds no session.
 * They survive restarts. A file that cannot be read as a session, or whose time is over, is none.
 */
export class FileSessionStore implements SessionStore {
  constructor(
    private readonly folder: string,
    private readonly maxAgeMs: number,
  ) {}

  set(id: string, session: Session, done: Done): void {
    writeFileWhole(this.pathOf(id), JSON.stringify(session)).then(() => done(), failed(done));
  }

  get(id: string, done: Found): void {
    readFile(this.pathOf(id), 'utf8').then(
      (text) => done(null, parseStored(text)),
      (error: unknown) => (isMissing(error) ? done(null, null) : done(error)),
    );
  }

  destroy(id: string, done: Done): void {
    rm(this.pathOf(id), { force: true }).then(() => done(), failed(done));
  }

  /** Removes sessions that nobody can use any more. */
  async sweep(now = Date.now()): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      const path = join(this.folder, name);
      const info = await stat(path).catch(() => null);
      if (info !== null && now - info.mtimeMs > this.maxAgeMs) await rm(path, { force: true });
    }
  }

  private pathOf(id: string): string {
    return join(this.folder, `${createHash('sha256').update(id).digest('hex')}.json`);
  }
}
