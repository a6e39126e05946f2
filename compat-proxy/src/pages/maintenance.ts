import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, sessionReplySchema, MAINTENANCE_RETRY_SECONDS, MAINTENANCE_TEXT } from '@apoti/contract';
import type { Sources } from '../sources/sources';
import { pathOf } from './page-path';

/** Pages that stay open: where people sign in. */
const OPEN_PAGES: readonly string[] = ['/login'];
/** What a page is made of, and what old clients make one of; whatever somebody sends is taken all the same. */
const CLOSED_CALLS: readonly string[] = ['/api/pages', '/api/content.php', '/api/team.php', '/api/blog.php'];

/**
 * Whether the site is closed for maintenance (A18): for visitors, as long as the settings say so. Signed-in people see it as it is.
 */
export class Maintenance {
  constructor(private readonly parts: { app: FastifyInstance; settings: Sources['settings'] }) {}

  /** Whether the settings say so. */
  get isOn(): boolean {
    return this.parts.settings.state.data.general.maintenanceMode;
  }

  /** Whether the page of a request is closed for whoever asks. */
  async isClosedFor(request: FastifyRequest): Promise<boolean> {
    return this.isOn && !OPEN_PAGES.includes(pathOf(request)) && !(await this.isSignedIn(request));
  }

  /** @throws ApiError `maintenance` when the call is closed for whoever asks, however its address is spelled */
  async refuse(request: FastifyRequest): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const { url = '' } = request.routeOptions;
    if (!this.isOn || !CLOSED_CALLS.includes(url) || (await this.isSignedIn(request))) return;
    throw new ApiError('maintenance', MAINTENANCE_TEXT, { retryAfter: MAINTENANCE_RETRY_SECONDS });
  }

  /**
   * Sessions are known to the calls alone, so that no page depends on one. During maintenance one has to: it asks the call that
   * tells who is signed in, and only for a browser with a session's cookie.
   */
  private async isSignedIn({ headers }: FastifyRequest): Promise<boolean> {
    const { cookie, host, origin } = headers;
    if (!cookie?.includes('session')) return false;
    const answer = await this.parts.app.inject({
      url: '/api/auth.php',
      // An allowed other site has a cookie of its own (C19).
      headers: { cookie, ...(host === undefined ? {} : { host }), ...(origin === undefined ? {} : { origin }) },
    });
    const { data } = sessionReplySchema.safeParse(answer.json());
    return data?.authenticated === true;
  }
}
