import type { FastifyInstance } from 'fastify';
import { ApiError, authActionSchema, authTexts, type Person, type User } from '@apoti/contract';
import { forEverybody } from '../../http/large-bodies';
import type { People } from '../../sessions/person';
import type { SignIn } from './sign-in';

function toUser({ id, username, email }: Person): User {
  return { id, username, email };
}

/** auth.php (C1–C4). */
export function authRoutes(app: FastifyInstance, { people, signIn }: { people: People; signIn: SignIn }): void {
  app.get('/auth.php', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'Cookie, Origin');
    const person = await people.of(request, reply);
    return { authenticated: person !== null, user: person === null ? null : toUser(person) };
  });

  app.post('/auth.php', forEverybody, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const action = authActionSchema.safeParse(request.body);
    if (!action.success) throw new ApiError('bad_request', 'The body must be an object with an action');
    switch (action.data.action) {
      case 'login':
        return { success: true, user: toUser(await signIn(request, reply, action.data)) };
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
