import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookies } from '@apoti/contract';
import { isHttps, type Env } from '../plugins/app/env';

/**
 * Names and handling of the session's cookie. A sign-in from an allowed origin of another site gets a second cookie with the
 * same content, which browsers send from there (`SameSite=None; Secure; Partitioned`, https only; design: signing in).
 */
export class SessionCookies {
  readonly name: string;
  readonly secure: boolean;
  private readonly crossName = sessionCookies.crossSite;

  constructor(private readonly env: Pick<Env, 'PUBLIC_URL' | 'ALLOWED_ORIGINS'>) {
    this.secure = isHttps(env);
    this.name = this.secure ? sessionCookies.https : sessionCookies.http;
  }

  /**
   * Lets requests from allowed origins use their own cookie, and takes back those of sessions that are over. Goes between the cookies' and
   * the session's plugin.
   */
  use(app: FastifyInstance): void {
    app.addHook('onSend', async (request, reply) => this.forgetEnded(request, reply));
    if (!this.secure || this.env.ALLOWED_ORIGINS.length === 0) return;
    app.addHook('onRequest', async (request) => {
      const value = this.isFromAllowed(request) ? request.cookies[this.crossName] : undefined;
      if (value !== undefined) request.cookies[this.name] ??= value;
    });
  }

  /** After a sign-in: the second cookie where the first one would not come back. */
  remember(request: FastifyRequest, reply: FastifyReply, maxAgeS: number): void {
    if (!this.secure || !this.isFromAllowed(request)) return;
    reply.setCookie(this.crossName, request.session.encryptedSessionId, {
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'none',
      partitioned: true,
      maxAge: maxAgeS,
    });
  }

  /** After the session has ended. */
  forget(request: FastifyRequest, reply: FastifyReply): void {
    const shared = { path: '/', httpOnly: true, secure: this.secure };
    if (request.cookies[this.name] !== undefined) reply.clearCookie(this.name, { ...shared, sameSite: 'lax' });
    if (request.cookies[this.crossName] === undefined) return;
    reply.clearCookie(this.crossName, { ...shared, sameSite: 'none', partitioned: true });
  }

  /**
   * The cookie of a session that is over goes, or its browser is answered past the memory for as long as the cookie lasts. The library
   * would take it back without `Secure`, which browsers ignore for a name with `__Host-` (RFC 6265bis §5.7): it hears of none.
   */
  private forgetEnded(request: FastifyRequest, reply: FastifyReply): void {
    const cookies: FastifyRequest['cookies'] | null = request.cookies;
    // What is refused before anything of it is read has neither; where sessions cannot be read it is none, and its cookie stays.
    const session: Partial<FastifyRequest['session']> | null = request.session;
    const came = cookies?.[this.name];
    const known = session?.encryptedSessionId;
    if (came === undefined || known === undefined || known === came || session?.isSaved?.() === true) return;
    this.forget(request, reply);
    delete request.cookies[this.name];
  }

  private isFromAllowed(request: FastifyRequest): boolean {
    const { origin } = request.headers;
    return origin !== undefined && origin !== this.env.PUBLIC_URL && this.env.ALLOWED_ORIGINS.includes(origin);
  }
}
