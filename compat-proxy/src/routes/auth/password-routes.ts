import type { FastifyInstance } from 'fastify';
import { cmsPeoplePaths, cmsPersonReplySchema, errorBodySchema, passwordChangeSchema } from '@apoti/contract';
import type { CmsClient, CmsRefusal } from '../../cms/cms-client';
import { parseBody } from '../../http/parse-body';
import { passOn } from '../../http/pass-on';
import { personHeaders } from '../../http/save-request';
import type { DeviceCookie } from '../../sessions/device-cookie';
import type { People } from '../../sessions/person';
import type { SignInLimits } from '../../sessions/sign-in-limits';

type Parts = { cms: CmsClient; people: People; limits: SignInLimits; devices: DeviceCookie };

/** Whether the CMS says that the current password was wrong: a guess, as at the sign-in. */
function isWrongGuess({ body }: CmsRefusal): boolean {
  const refusal = errorBodySchema.safeParse(body);
  return refusal.success && (refusal.data.issues ?? []).some(({ path }) => path[0] === 'currentPassword');
}

/** The own password (A19). */
export function passwordRoutes(app: FastifyInstance, { cms, people, limits, devices }: Parts): void {
  app.post('/password', async (request, reply) => {
    const person = await people.require(request, reply);
    const { currentPassword, newPassword } = parseBody(passwordChangeSchema, request.body);
    const { username: name } = person;
    const attempt = { name, address: request.ip, device: devices.knows(request, name) };
    await limits.count(attempt);
    await people.willRenew(request);
    const asOf = people.asOf();
    const asked = {
      method: 'POST',
      path: cmsPeoplePaths.password,
      as: 'proxy',
      requestId: request.id,
      headers: personHeaders(person),
      body: { currentPassword, newPassword },
    } as const;
    const result = await cms.call(cmsPersonReplySchema, asked).catch(async (error: unknown) => {
      await limits.giveBack(attempt);
      throw error;
    });
    if (result.ok || !isWrongGuess(result.refusal)) await limits.giveBack(attempt);
    if (!result.ok) {
      if (result.refusal.status === 401) await people.signOut(request, reply);
      throw passOn(result.refusal, ['issues']);
    }
    // The password has changed, whatever becomes of the session: without one she signs in with the new password.
    if (result.data.person !== null) {
      await people.signIn(request, reply, { person: result.data.person, asOf }).catch((error: unknown) => {
        request.log.warn({ err: error }, 'a password was changed, but its session could not go on');
      });
    }
    return { success: true };
  });
}
