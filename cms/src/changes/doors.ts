import { ApiError, type Json } from '@apoti/contract';
import { errors } from '@strapi/utils';
import { contentParts } from '../content/parts';
import { contentWatch } from '../content/content-watch';
import { entryWatch } from '../entries/entry-watch';
import { entryKinds } from '../entries/kinds';
import { MAIL_UID } from '../mail/mail-row';
import { stateKindOf } from '../states/state-kinds';
import { stateWatch } from '../states/state-watch';
import { TEAM_UID, teamWatch } from '../team/team-watch';
import { completeData } from '../identity/complete-data';
import { ROLE_UID, USER_UID } from '../accounts/admins';
import { keepAnAdmin } from '../accounts/last-admin';
import { SIGN_IN_UID } from '../accounts/note-sign-in';
import type { Strapi } from '../store/strapi';
import { currentAuthor } from './author';
import { lockCounters } from './counters';
import { isInsideChange } from './one-at-a-time';
import { toPanelError } from './panel-error';
import { withChange } from './with-change';
import type { Watch } from './watch';

type Context = Parameters<Parameters<Strapi['documents']['use']>[0]>[0];

const WRITES = new Set(['create', 'update', 'delete', 'publish', 'unpublish', 'discardDraft', 'clone']);
const READ_ONLY = new Map([
  ['api::change.change', 'The change log cannot be edited'],
  ['api::revision-counter.revision-counter', 'The change log cannot be edited'],
  [MAIL_UID, 'Outgoing mail cannot be edited'],
  [SIGN_IN_UID, 'The list of sign-ins cannot be edited'],
]);
/** What the franchise page stands on (P12). */
const FRANCHISE_UID = 'api::franchise-model.franchise-model';
const MODEL_STAYS = 'The franchise page shows one of each kind: a model cannot be deleted. Edit its fields instead.';
const PAGE_STAYS = 'A page, or what the settings are kept in, cannot be deleted. Edit its fields instead.';
const contentTypes = new Set<string>(contentParts.map(({ uid }) => uid));

/**
 * Logs every change that goes through the document service: the panel, the API, plugins, our own code. The rules of the
 * contract hold for all of them; a change that breaks one is rolled back.
 */
export function watchDocuments(strapi: Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!WRITES.has(context.action) || isInsideChange()) return next();
    const refusal = READ_ONLY.get(context.uid);
    if (refusal !== undefined) throw new errors.ApplicationError(refusal);
    // The panel offers it, and the site would lose its footer, or all of its settings, by one press.
    if (context.action === 'delete' && strapi.contentTypes[context.uid]?.kind === 'singleType')
      throw new errors.ApplicationError(PAGE_STAYS);
    if (context.action === 'delete' && context.uid === FRANCHISE_UID) throw new errors.ApplicationError(MODEL_STAYS);
    if (context.uid === USER_UID || context.uid === ROLE_UID) return countedLater(strapi, next);
    const { uid } = context;
    if (contentTypes.has(uid))
      return logged(
        strapi,
        context,
        contentWatch(strapi, () => [uid]),
        next,
      );
    if (uid === TEAM_UID) return logged(strapi, context, teamWatch(strapi), next);
    const state = stateKindOf(uid);
    if (state !== undefined) return logged(strapi, context, stateWatch(strapi, state), next);
    const entry = entryKinds.find((kind) => kind.uid === uid);
    return entry ? logged(strapi, context, entryWatch(strapi, entry, documentOf(context)), next) : next();
  });
}

type Next = Parameters<Parameters<Strapi['documents']['use']>[0]>[1];

/**
 * Accounts are counted by watchAccounts; the transaction makes that part of the same change. The counters first, as everywhere: of two
 * who wait for each other, one for the account and one for the counters, PostgreSQL would end one. The last Admin stays.
 */
async function countedLater(strapi: Strapi, next: Next): Promise<Awaited<ReturnType<Next>>> {
  return strapi.db.transaction(async ({ trx }) => {
    await lockCounters(strapi, trx);
    return keepAnAdmin<Awaited<ReturnType<Next>>>(strapi, async () => next());
  });
}

async function logged<State extends Json | undefined>(
  strapi: Strapi,
  context: Context,
  watch: Watch<State>,
  next: Next,
): Promise<Awaited<ReturnType<Next>>> {
  let result: Awaited<ReturnType<Next>> | undefined;
  try {
    await withChange(strapi, currentAuthor(strapi), watch, async () => {
      await completeData(strapi, context);
      result = await next();
      return { result };
    });
  } catch (error) {
    throw error instanceof ApiError ? toPanelError(strapi, context.uid, error) : error;
  }
  return result as Awaited<ReturnType<Next>>;
}

/** The document that is changed; undefined for one that is made, a copy included. */
function documentOf({ action, params }: Context): string | undefined {
  if (action === 'create' || action === 'clone' || !('documentId' in params)) return undefined;
  return typeof params.documentId === 'string' ? params.documentId : undefined;
}
