import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  cmsPeoplePaths,
  cmsLinkUsedSchema,
  cmsResetAskedSchema,
  cmsResetLookedSchema,
  errorBodySchema,
  FORGOT_PATH,
  INVITATION_PATH,
  RESET_PATH,
  resetAskSchema,
  resetChoiceSchema,
  RESETS_PER_HOUR,
  resetStates,
  resetTexts,
  resetTokenSchema,
  standIns,
  toFieldIssues,
  type FieldIssue,
  type ResetState,
} from '@apoti/contract';
import { z } from 'zod';
import type { CmsClient } from '../cms/cms-client';
import { clientKey } from '@apoti/contract/lib/client-key';
import { useFormBodies } from '../http/form-body';
import { encodingOf, sendChosen } from '../http/send-prepared';
import { RETRY_SECONDS } from '../limits';
import type { DeviceCookie } from '../sessions/device-cookie';
import { SharedLimit, type SharedStore } from '../shared/shared-store';
import { isTooMany, LinkLimit } from './link-limit';
import type { PageCache } from './page-cache';

type Parts = {
  pages: PageCache;
  cms: CmsClient;
  /** The site's own address, without a trailing slash. */
  origin: string;
  devices: DeviceCookie;
  /** What signs the cookies. */
  cookieSecret: string;
  shared: SharedStore;
};
type LinkParts = Pick<Parts, 'cms' | 'devices'> & { links: LinkLimit };
/** By which call a link is used up. */
type Used = { path: string; body: object };
/** What a page says, and with which status. */
type Shown = { state: ResetState; status?: number; issues?: FieldIssue[]; values?: Record<string, string> };

/** `kept`: after the password was kept, which only its owner can who has one. */
type LinkStates = Record<'choose' | 'done' | 'unknown', ResetState> & { kept?: ResetState };
/** What a link's page says: of a forgotten password, and of an invitation. */
const linkPaths: readonly [string, LinkStates][] = [
  [RESET_PATH, { choose: 'choose', done: 'done', unknown: 'unknown', kept: 'kept' }],
  [INVITATION_PATH, { choose: 'join', done: 'joined', unknown: 'uninvited' }],
];

const HOUR_MS = 60 * 60 * 1000;
const rule = { name: 'resets', kind: 'sliding', points: RESETS_PER_HOUR, windowMs: HOUR_MS, alone: 'count' } as const;
const fieldsSchema = z.record(z.string(), z.string()).catch({});
const paramsSchema = z.object({ token: resetTokenSchema });
/** What became of a form: said by a page of its own, so that loading it again sends nothing and says the same. */
const results: readonly ResetState[] = [resetStates.sent, resetStates.done, resetStates.joined, resetStates.kept];
const resultPath = (state: ResetState) => `${FORGOT_PATH}?${state}`;
/** Whatever it says, and however often. */
const querySchema = z.record(z.string(), z.unknown());

/**
 * The pages of a forgotten password and of an invitation (A19): one asks for a link, the link's own sets the password or keeps
 * it. They need no script, no cookie and no session. Looking at a link changes nothing, since mail scanners look at every link. Whoever has used one has shown
 * that the account's mails are theirs: that browser is known from then on, so that nobody who guesses at the name keeps it out (C2).
 */
export async function passwordResetRoutes(
  scope: FastifyInstance,
  { pages, cms, origin, devices, cookieSecret, shared }: Parts,
): Promise<void> {
  useFormBodies(scope);
  await scope.register(cookie, { secret: cookieSecret });
  const limit = new SharedLimit(shared, rule);
  const parts = { cms, devices, links: new LinkLimit(shared) };

  /** Answers with a page; that the CMS cannot be asked is said by one too, `failed`. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    look: () => Promise<Shown>,
    failed: ResetState = resetStates.unavailable,
  ) => {
    const shown = await look().catch((error: unknown): Shown => {
      if (isTooMany(error, reply)) return { state: resetStates.tooMany, status: 429 };
      request.log.warn({ err: error }, 'a page of a forgotten password could not ask the CMS');
      reply.header('retry-after', String(RETRY_SECONDS));
      return { state: failed, status: 503 };
    });
    const { state, status = 200, issues = [], values = {} } = shown;
    if (request.method === 'POST' && results.includes(state)) {
      // The cookie that it may bring along is for this browser alone.
      return reply.header('cache-control', 'no-store').redirect(resultPath(state), 303);
    }
    const form = { form: 'password-reset', message: state, issues, values };
    reply.header('x-robots-tag', 'noindex');
    return sendChosen(request, reply, await pages.withForm(standIns.password, form, status, encodingOf(request)));
  };

  scope.get(FORGOT_PATH, (request, reply) =>
    answer(request, reply, async () => {
      const query = querySchema.parse(request.query);
      return { state: results.find((state) => Object.hasOwn(query, state)) ?? resetStates.ask };
    }),
  );

  scope.post(FORGOT_PATH, async (request, reply) => {
    const fields = fieldsSchema.parse(request.body ?? {});
    const values = { email: fields['email'] ?? '' };
    const checked = resetAskSchema.safeParse(values);
    if (!checked.success) {
      const issues = toFieldIssues(checked.error);
      return answer(request, reply, async () => ({ state: resetStates.ask, status: 422, issues, values }));
    }
    const taken = await limit.take(clientKey(request.ip));
    if (!taken.taken) {
      reply.header('retry-after', String(Math.max(1, Math.ceil(taken.waitMs / 1000))));
      const issues = [{ path: ['email'], message: resetTexts.tooMany }];
      return answer(request, reply, async () => ({ state: resetStates.ask, status: 429, issues, values }));
    }
    const body = { name: checked.data.email, origin };
    const sent = { requestId: request.id, body, lane: 'forms' } as const;
    const call = { method: 'POST', path: cmsPeoplePaths.askReset, as: 'proxy', ...sent } as const;
    const asked = await cms.call(cmsResetAskedSchema, call).catch(() => null);
    if (asked?.ok) return answer(request, reply, async () => ({ state: resetStates.sent }));
    await limit.giveBack(clientKey(request.ip));
    return answer(request, reply, () => Promise.reject(new Error('a link could not be asked for')));
  });

  for (const [path, says] of linkPaths) {
    scope.get(`${path}/:token`, (request, reply) =>
      answer(request, reply, async () => {
        const username = await nameOf(parts, request);
        return username === null ? { state: says.unknown } : { state: says.choose, values: { username } };
      }),
    );
    scope.post(`${path}/:token`, (request, reply) =>
      answer(request, reply, () => useLink(parts, request, reply, says), resetStates.unsure),
    );
  }
}

/** Whose link it is; null when it does not work. */
async function nameOf({ cms, links }: LinkParts, request: FastifyRequest): Promise<string | null> {
  const params = paramsSchema.safeParse(request.params);
  if (!params.success) return null;
  await links.count(request);
  const sent = { requestId: request.id, body: params.data, lane: 'links' } as const;
  const call = { method: 'POST', path: cmsPeoplePaths.lookReset, as: 'proxy', ...sent } as const;
  const looked = await cms.call(cmsResetLookedSchema, call);
  if (!looked.ok) throw new Error(`CMS answered ${looked.refusal.status}`);
  return looked.data.username;
}

/** Uses a link up and knows the browser from then on; the CMS says whether it worked. */
async function useUp({ cms, devices }: LinkParts, request: FastifyRequest, reply: FastifyReply, used: Used) {
  const result = await cms.call(cmsLinkUsedSchema, { method: 'POST', as: 'proxy', requestId: request.id, ...used });
  if (result.ok && result.data.done) {
    devices.remember(request, reply, result.data.names);
    request.log.info('a browser is known by a mailed link');
  }
  return result;
}

/** What the form of a link chose: a password, or to keep the one that there is. */
async function useLink(
  parts: LinkParts,
  request: FastifyRequest,
  reply: FastifyReply,
  says: LinkStates,
): Promise<Shown> {
  const username = await nameOf(parts, request);
  if (username === null) return { state: says.unknown };
  const { token } = paramsSchema.parse(request.params);
  const { keep, newPassword = '', confirmPassword = '' } = fieldsSchema.parse(request.body ?? {});
  if (keep !== undefined && says.kept !== undefined) {
    const kept = await useUp(parts, request, reply, { path: cmsPeoplePaths.keepPassword, body: { token } });
    if (!kept.ok) throw new Error(`CMS answered ${kept.refusal.status}`);
    return { state: kept.data.done ? says.kept : says.unknown };
  }
  const again = (issues: FieldIssue[]) => ({ state: says.choose, status: 422, issues, values: { username } });
  const choice = resetChoiceSchema.safeParse({ newPassword, confirmPassword });
  if (!choice.success) return again(toFieldIssues(choice.error));
  const result = await useUp(parts, request, reply, {
    path: cmsPeoplePaths.completeReset,
    body: { token, newPassword },
  });
  if (result.ok) return { state: result.data.done ? says.done : says.unknown };
  const refusal = errorBodySchema.safeParse(result.refusal.body);
  const issues = refusal.data?.issues ?? [];
  if (issues.length === 0) throw new Error(`CMS answered ${result.refusal.status}`);
  return again(issues);
}
