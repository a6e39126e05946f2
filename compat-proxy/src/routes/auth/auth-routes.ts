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
import type { Env } from '../../plugins/app/env';
import { knownDevice, rememberDevice } from '../../sessions/device-cookie';
import type { People } from '../../sessions/person';
import type { SignInLimits } from '../../sessions/sign-in-limits';

type Parts = { env: Env; cms: CmsClient; people: People; limits: SignInLimits };

function toUser({ id, username, email }: Person): User {
  return { id, username, email };
}

async function judge(cms: CmsClient, identifier: string, password: string): Promise<Person> {
  const body = { identifier, password };
  const result = await cms.call(cmsPersonReplySchema, { method: 'POST', path: cmsPaths.signIn, as: 'proxy', body });
  if (!result.ok || result.data.person === null) throw new ApiError('unauthenticated', authTexts.invalid);
  return result.data.person;
}

/** auth.php (C1–C4). */
export function authRoutes(app: FastifyInstance, { env, cms, people, limits }: Parts): void {
  app.get('/api/auth.php', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'Cookie');
    const person = await people.of(request);
    return { authenticated: person !== null, user: person === null ? null : toUser(person) };
  });

  app.post('/api/auth.php', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const action = authActionSchema.safeParse(request.body);
    if (!action.success) throw new ApiError('bad_request', 'The body must be an object with an action');
    switch (action.data.action) {
      case 'login': {
        const { email, username, password } = parseBody(loginSchema, request.body);
        const name = (email ?? username ?? '').trim();
        const attempt = { name, address: request.ip, device: knownDevice(request) };
        await limits.count(attempt);
        const person = await judge(cms, name, password).catch(async (error: unknown) => {
          if (error instanceof ApiError && error.code === 'unavailable') await limits.giveBack(attempt);
          throw error;
        });
        await limits.clear(attempt);
        await people.signIn(request, person);
        rememberDevice(request, reply, env.PUBLIC_URL?.startsWith('https:') ?? false);
        return { success: true, user: toUser(person) };
      }
      case 'logout':
        await people.signOut(request);
        return { success: true };
      case 'register':
        // 403: understood, and never going to be done (RFC 9110 §15.5.4).
        throw new ApiError('forbidden', authTexts.noRegistration);
      default:
        throw new ApiError('bad_request', 'Unknown action: use login or logout');
    }
  });
}
