import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { SessionStore } from '@fastify/session';
import { LRUCache } from 'lru-cache';
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

/** That a session is used is noted at most so often, in ms. */
const USED_MS = 10 * 60_000;
/** Ended sessions are remembered so long, in ms: longer than any request that may still hold one. */
const ENDED_MS = 5 * 60_000;

/**
 * Sessions as files of DATA_DIR, one each, named by a hash of their id: whoever can list the folder still holds no session.
 * They survive restarts. A file that cannot be read as a session, whose time is over, or that nobody has used for `idleMs`, is
 * none: its own time says when it was used last. What has ended stays so: a request that was under way meanwhile and saves what it
 * holds brings nothing back.
 */
export class FileSessionStore implements SessionStore {
  private readonly ended = new LRUCache<string, true>({ max: 10_000, ttl: ENDED_MS });

  constructor(
    private readonly folder: string,
    private readonly idleMs: number,
  ) {}

  set(id: string, session: Session, done: Done): void {
    if (this.ended.has(id)) return done();
    const path = this.pathOf(id);
    const write = async () => {
      await writeFileWhole(path, JSON.stringify(session));
      if (this.ended.has(id)) await rm(path, { force: true });
    };
    write().then(() => done(), failed(done));
  }

  get(id: string, done: Found): void {
    this.read(this.pathOf(id)).then(
      (session) => done(null, session),
      (error: unknown) => (isMissing(error) ? done(null, null) : done(error)),
    );
  }

  destroy(id: string, done: Done): void {
    this.ended.set(id, true);
    rm(this.pathOf(id), { force: true }).then(() => done(), failed(done));
  }

  /** Removes sessions that nobody can use any more. */
  async sweep(now = Date.now()): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      const path = join(this.folder, name);
      const info = await stat(path).catch(() => null);
      if (info !== null && now - info.mtimeMs > this.idleMs) await rm(path, { force: true });
    }
  }

  private async read(path: string): Promise<Session | null> {
    const [text, info] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    const unused = Date.now() - info.mtimeMs;
    if (unused > this.idleMs) return null;
    const session = parseStored(text);
    // A folder that cannot be written signs nobody out.
    if (session !== null && unused > USED_MS) await utimes(path, new Date(), new Date()).catch(() => undefined);
    return session;
  }

  private pathOf(id: string): string {
    return join(this.folder, `${createHash('sha256').update(id).digest('hex')}.json`);
  }
}
