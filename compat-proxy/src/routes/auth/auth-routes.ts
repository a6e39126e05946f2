import type { FastifyInstance } from 'fastify';
import {
  ApiError,
  authActionSchema,
  authTexts,
  cmsPaths,
  cmsPersonReplySchema,
  loginSchema,
  type Person,
  type User,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { parseBody } from '../../http/parse-body';
import type { DeviceCookie } from '../../sessions/device-cookie';
import type { People } from '../../sessions/person';
import type { SignInLimits } from '../../sessions/sign-in-limits';

type Parts = { cms: CmsClient; people: People; limits: SignInLimits; devices: DeviceCookie };

function toUser({ id, username, email }: Person): User {
  return { id, username, email };
}

async function judge(cms: CmsClient, identifier: string, password: string): Promise<Person> {
  const body = { identifier, password };
  const result = await cms.call(cmsPersonReplySchema, { method: 'POST', path: cmsPaths.signIn, as: 'proxy', body });
  if (result.ok && result.data.person !== null) return result.data.person;
  if (result.ok || result.refusal.status === 401) throw new ApiError('unauthenticated', authTexts.invalid);
  // Neither right nor wrong: the CMS did not judge it.
  const cause = new Error(`CMS answered a sign-in with ${result.refusal.status}`);
  throw new ApiError('unavailable', authTexts.unavailable, {}, { cause });
}

/** auth.php (C1–C4). */
export function authRoutes(app: FastifyInstance, { cms, people, limits, devices }: Parts): void {
  app.get('/auth.php', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'Cookie');
    const person = await people.of(request, reply);
    return { authenticated: person !== null, user: person === null ? null : toUser(person) };
  });

  app.post('/auth.php', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const action = authActionSchema.safeParse(request.body);
    if (!action.success) throw new ApiError('bad_request', 'The body must be an object with an action');
    switch (action.data.action) {
      case 'login': {
        const { email, username, password } = parseBody(loginSchema, request.body);
        const name = (email ?? username ?? '').trim();
        const attempt = { name, address: request.ip, device: devices.knows(request, name) };
        limits.count(attempt);
        const person = await judge(cms, name, password).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'unavailable') limits.giveBack(attempt);
          throw error;
        });
        limits.giveBack(attempt);
        await people.signIn(request, reply, person);
        devices.remember(request, reply, [person.username, person.email]);
        return { success: true, user: toUser(person) };
      }
      case 'logout':
        await people.signOut(request, reply);
        return { success: true };
      case 'register':
        // 403: understood, and never going to be done (RFC 9110 §15.5.4).
        throw new ApiError('forbidden', authTexts.noRegistration);
      default:
        throw new ApiError('bad_request', 'Unknown action: use login or logout');
    }
  });
}
