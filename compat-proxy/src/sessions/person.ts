import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  ApiError,
  authTexts,
  cmsPaths,
  cmsPersonReplySchema,
  PERSON_HEADER,
  personSchema,
  type Person,
} from '@apoti/contract';
import type { CmsClient } from '../cms/cms-client';
import type { SharedStore } from '../shared/shared-store';
import type { Sources } from '../sources/sources';
import type { Device } from './device-cookie';
import type { SessionCookies } from './session-cookies';
import { SESSION_MS } from './stored-session';

declare module 'fastify' {
  interface Session {
    /** Who signed in; parsed whenever it is read. */
    person?: unknown;
    /** The back-office has not greeted them yet, and no script has heard of their sign-in. */
    toBeGreeted?: true;
    /** Who sends what is saved: the browser, hashed, which goes on through a new sign-in; parsed whenever it is read. */
    sender?: unknown;
    /** When it ends, however often it is kept anew until then: the cookie's own end, which the library moves on each time, is not asked. */
    endsAt?: number;
  }
}

/** What a session knows of its person, and at which change of the accounts that was checked last. */
const sessionPersonSchema = personSchema.extend({ checkedAt: z.string() });

type Parts = { cms: CmsClient; sources: Sources; cookies: SessionCookies; shared: SharedStore };

/** Sessions that are given a new id are remembered under the old one for so long, in ms: calls of other tabs are on their way. */
const RENEWED_MS = 60_000;

/** How somebody signs in. `isGreeted`: the back-office greets them, since no script has heard of it. `device`: the browser. */
export type SignInOptions = { isGreeted?: boolean; device?: Device };

/** Who was found to be who they say, and the last change of the accounts that was known when the CMS was asked about them. */
export type Judged = { person: Person; asOf: string };

/** Signs people in and out, and tells who somebody is (C1–C3, design: signing in). */
export class People {
  /** Look-ups that are under way, one for all requests of a person: a flood of them takes one place in the queue. */
  private readonly lookUps = new Map<string, Promise<Person | null | 'unknown'>>();

  constructor(private readonly parts: Parts) {}

  /** What {@link Judged} says of now: to be read before the CMS is asked. A change meanwhile has the session looked up again. */
  asOf(): string {
    return this.parts.sources.accounts.version;
  }

  /** Starts a session under a new id (no fixation). */
  async signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    { person, asOf }: Judged,
    { isGreeted = false, device }: SignInOptions = {},
  ): Promise<void> {
    // A browser that keeps no id, called from another site, is known by the session that it had.
    const before = device?.isOwn === true ? undefined : request.session.sender;
    const sender = before ?? (device === undefined ? undefined : hashOf(device.id));
    await request.session.regenerate();
    request.session.endsAt = Date.now() + SESSION_MS;
    if (isGreeted) request.session.toBeGreeted = true;
    if (sender !== undefined) request.session.sender = sender;
    request.session.person = { ...person, checkedAt: asOf };
    await request.session.save().catch((error: unknown) => {
      // Else the reply would try to keep it once more, and fail without words of ours.
      delete request.session.person;
      delete request.session.toBeGreeted;
      delete request.session.sender;
      delete request.session.endsAt;
      throw error;
    });
    this.parts.cookies.remember(request, reply, SESSION_MS / 1000);
  }

  /** Whether the person of this session is still to be greeted: once. */
  async takeGreeting(request: FastifyRequest): Promise<boolean> {
    if (request.session.toBeGreeted !== true) return false;
    delete request.session.toBeGreeted;
    await request.session.save().catch((error: unknown) => {
      request.session.toBeGreeted = true;
      request.log.warn({ err: error }, 'the session could not be noted as greeted; its person is greeted once more');
    });
    return true;
  }

  /**
   * The person of this session is about to change the password: another call of the same browser, which comes in between and
   * still has the old cookie, must not take the new one back.
   */
  async willRenew(request: FastifyRequest): Promise<void> {
    await this.parts.shared.mark(renewedMark(request), RENEWED_MS);
  }

  /** Ends the session on the server and takes its cookies back. */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await request.session.destroy();
    this.parts.cookies.forget(request, reply);
  }

  /**
   * The signed-in person, or null. After any change of the accounts they are looked up again: disabled, or with another
   * password, their session ends. A CMS that cannot be reached signs nobody out.
   * @throws ApiError `unavailable` where the accounts have changed since they were looked up, and the CMS cannot be asked whether
   * this one has: it fails closed (ASVS 16.5.3)
   */
  async of(request: FastifyRequest, reply: FastifyReply): Promise<Person | null> {
    const parsed = sessionPersonSchema.safeParse(request.session.person);
    if (!parsed.success) return null;
    const { checkedAt, ...person } = parsed.data;
    const { version, canAsk } = this.parts.sources.accounts;
    if (checkedAt === version || version === '') return person;
    const now = canAsk ? await this.lookUp(person, version, request.id) : 'unknown';
    if (now === 'unknown') throw this.parts.sources.unreachable(authTexts.unchecked);
    if (now?.stamp !== person.stamp) {
      if (await this.parts.shared.isMarked(renewedMark(request))) return null;
      await this.signOut(request, reply);
      return null;
    }
    const before = request.session.person;
    request.session.person = { ...now, checkedAt: version };
    await request.session.save().catch((error: unknown) => {
      request.session.person = before;
      request.log.warn({ err: error }, 'the session could not be renewed on disk; it goes on as it was');
    });
    return now;
  }

  /** The signed-in person; 401 for anybody else, and where the call is meant for somebody else ({@link PERSON_HEADER}). */
  async require(request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    reply.header('cache-control', 'no-store');
    const person = await this.of(request, reply);
    if (person === null) throw new ApiError('unauthenticated', 'Please sign in first');
    const meant = request.headers[PERSON_HEADER] ?? String(person.id);
    if (meant !== String(person.id)) throw new ApiError('unauthenticated', 'Somebody else has signed in');
    return person;
  }

  /** Who somebody is now. Whoever asks for the same person and the same change of the accounts meanwhile shares the answer. */
  private lookUp({ id }: Person, version: string, requestId: string): Promise<Person | null | 'unknown'> {
    const key = `${id} ${version}`;
    const underWay = this.lookUps.get(key);
    if (underWay !== undefined) return underWay;
    const begun = this.askFor(id, requestId).finally(() => this.lookUps.delete(key));
    this.lookUps.set(key, begun);
    return begun;
  }

  private async askFor(id: number, requestId: string): Promise<Person | null | 'unknown'> {
    try {
      const request = { method: 'GET', path: cmsPaths.person(id), as: 'proxy', lane: 'people', requestId } as const;
      const result = await this.parts.cms.call(cmsPersonReplySchema, request);
      return result.ok ? result.data.person : 'unknown';
    } catch {
      return 'unknown';
    }
  }
}

/** Under what the old id of a session is marked whose own person changes the password. */
function renewedMark(request: FastifyRequest): string {
  return `renewed ${sessionHash(request)}`;
}

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 32);

/** Names a session without giving it away. */
function sessionHash(request: FastifyRequest): string {
  return hashOf(request.session.sessionId);
}

/**
 * Names who saves for the change log, without giving it away: the browser that has signed in, for an old client goes on with what it has
 * read through a new sign-in (C6).
 */
export function senderHash(request: FastifyRequest): string {
  return z.string().safeParse(request.session.sender).data ?? sessionHash(request);
}
