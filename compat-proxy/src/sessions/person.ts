import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError, cmsPaths, cmsPersonReplySchema, personSchema, type Person } from '@apoti/contract';
import type { CmsClient } from '../cms/cms-client';
import type { ContentSource } from '../content-source/content-source';

declare module 'fastify' {
  interface Session {
    /** Who signed in; parsed whenever it is read. */
    person?: unknown;
  }
}

/** What a session knows of its person, and at which change of the accounts that was checked last. */
const sessionPersonSchema = personSchema.extend({ checkedAt: z.string() });

/** Signs people in and out, and tells who somebody is (C1–C3, design: signing in). */
export class People {
  constructor(
    private readonly cms: CmsClient,
    private readonly source: ContentSource,
  ) {}

  private get accounts(): string {
    const revisions = this.source.state.revisions;
    return revisions === null ? '' : `${revisions.epoch}.${revisions.last.accounts}`;
  }

  /** Starts a session under a new id (no fixation). */
  async signIn(request: FastifyRequest, person: Person): Promise<void> {
    await request.session.regenerate();
    request.session.person = { ...person, checkedAt: this.accounts };
    await request.session.save();
  }

  async signOut(request: FastifyRequest): Promise<void> {
    await request.session.destroy();
  }

  /**
   * The signed-in person, or null. After any change of the accounts they are looked up again: disabled, or with another
   * password, their session ends. A CMS that cannot be reached signs nobody out.
   */
  async of(request: FastifyRequest): Promise<Person | null> {
    const parsed = sessionPersonSchema.safeParse(request.session.person);
    if (!parsed.success) return null;
    const { checkedAt, ...person } = parsed.data;
    if (checkedAt === this.accounts || !this.source.reachable) return person;
    const now = await this.lookUp(person);
    if (now === 'unknown') return person;
    if (now?.stamp !== person.stamp) {
      await this.signOut(request);
      return null;
    }
    request.session.person = { ...now, checkedAt: this.accounts };
    await request.session.save();
    return now;
  }

  /** The signed-in person; 401 for anybody else. */
  async require(request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    reply.header('cache-control', 'no-store');
    const person = await this.of(request);
    if (person === null) throw new ApiError('unauthenticated', 'Please sign in first');
    return person;
  }

  private async lookUp(person: Person): Promise<Person | null | 'unknown'> {
    try {
      const request = { method: 'GET', path: cmsPaths.person(person.id), as: 'proxy' } as const;
      const result = await this.cms.call(cmsPersonReplySchema, request);
      return result.ok ? result.data.person : null;
    } catch {
      return 'unknown';
    }
  }
}

/** Names a session for the change log without giving it away. */
export function sessionHash(request: FastifyRequest): string {
  return createHash('sha256').update(request.session.sessionId).digest('hex').slice(0, 32);
}
