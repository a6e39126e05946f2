import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ApiError,
  authTexts,
  cmsPaths,
  cmsPersonReplySchema,
  emailAddress,
  nameIn,
  signInLabels,
  loginSchema,
  type Person,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { parseForm } from '../../http/parse-body';
import type { DeviceCookie } from '../../sessions/device-cookie';
import type { People, SignInOptions } from '../../sessions/person';
import { turnOf, type SignInLimits } from '../../sessions/sign-in-limits';
import { inTurn, type SharedStore } from '../../shared/shared-store';

type Parts = { cms: CmsClient; people: People; limits: SignInLimits; devices: DeviceCookie; shared: SharedStore };

/**
 * The one way in, be it asked for as JSON (C2) or by the plain form (P18): checks the fields, limits guesses, lets the CMS judge
 * and starts the session. @throws ApiError `invalid`, `unauthenticated`, `rate_limited` or `unavailable`, with the person's text
 */
export type SignIn = (
  request: FastifyRequest,
  reply: FastifyReply,
  /** As {@link loginSchema} has it. */
  fields: object,
  options?: SignInOptions,
) => Promise<Person>;

type Guess = { identifier: string; password: string };

/** @param isKnown whether the account has signed in from that browser: no stranger's guess is judged before it then */
async function judge(cms: CmsClient, body: Guess, requestId: string, isKnown: boolean): Promise<Person> {
  const lane = isKnown ? 'knownSignIns' : 'signIns';
  const call = { method: 'POST', path: cmsPaths.signIn, as: 'proxy', requestId, body, lane } as const;
  const result = await cms.call(cmsPersonReplySchema, call);
  if (result.ok && result.data.person !== null) return result.data.person;
  if (result.ok || result.refusal.status === 401) throw new ApiError('unauthenticated', authTexts.invalid);
  // Neither right nor wrong: the CMS did not judge it.
  const cause = new Error(`CMS answered a sign-in with ${result.refusal.status}`);
  throw new ApiError('unavailable', authTexts.unavailable, {}, { cause });
}

/** A name as accounts have it: an address of other letters (`пример.рф`) is kept as the DNS writes it. */
const asKept = (typed: string): string => emailAddress.safeParse(typed).data ?? typed;

/** Makes the way in, with the limits that all doors share. */
export function createSignIn({ cms, people, limits, devices, shared }: Parts): SignIn {
  return async (request, reply, fields, options) => {
    const login = parseForm(loginSchema, { password: '', ...fields }, signInLabels);
    const name = asKept(nameIn(login));
    const attempt = { name, address: request.ip, device: devices.knows(request, name) };
    await limits.count(attempt);
    const asOf = people.asOf();
    // A password takes the CMS long to judge: guesses at one name that come all at once would keep it from answering anybody.
    const judged = inTurn(shared, turnOf(attempt), () =>
      judge(cms, { identifier: name, password: login.password }, request.id, attempt.device !== null),
    );
    const person = await judged.catch(async (error: unknown) => {
      if (error instanceof ApiError && error.code === 'unavailable') await limits.giveBack(attempt);
      throw error;
    });
    await limits.giveBack(attempt);
    const device = devices.of(request);
    await people.signIn(request, reply, { person, asOf }, { ...options, device });
    devices.remember(request, reply, [person.username, person.email], device.id);
    return person;
  };
}
