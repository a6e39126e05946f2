import type { AccountAction } from '@apoti/contract';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { logAccountChange, toldAccountChange, type Subject } from './account-change';
import { findAccountRow, markDisablings, markIfShutOut, toAccount, USER_UID } from './admins';
import { refuseNamesake } from './refuse-namesake';
import { refuseTakeover } from './refuse-takeover';

/** What Strapi tells before and after a change; `state` goes from the one to the other. */
type Event = { result?: unknown; params: { where?: unknown; data?: unknown }; state: Record<string, unknown> };

/**
 * Logs and counts every change of an account, through whatever door, so that a session ends within a second of a disabling or a
 * new password; one that nobody used before it was taken back has ended too. What would give somebody else's password away is
 * refused, and a name that is another's but for its capitals.
 */
export function watchAccounts(strapi: Strapi): void {
  const log = (action: AccountAction) => (event: Event) =>
    logAccountChange(strapi, toldAccountChange() ?? action, subjectOf(event.result));
  strapi.db.lifecycles.subscribe({
    models: [USER_UID],
    beforeCreate: async ({ params }: Event) => {
      await refuseNamesake(strapi, null, params.data);
      await refuseTakeover(strapi, null, params.data);
    },
    beforeUpdate: async (event: Event) => {
      const before = await findAccountRow(strapi, event.params.where);
      await refuseNamesake(strapi, before, event.params.data);
      await refuseTakeover(strapi, before, event.params.data);
      event.state['before'] = before;
    },
    beforeUpdateMany: ({ params }: Event) => markDisablings(params.data),
    afterUpdate: async (event: Event) => {
      const { before } = event.state;
      await markIfShutOut(strapi, toAccount(before));
      await log(difference(before, event.result))(event);
    },
    afterCreate: log('added'),
    afterDelete: log('deleted'),
    afterCreateMany: log('added'),
    afterUpdateMany: log('changed'),
    afterDeleteMany: log('deleted'),
  });
}

function subjectOf(result: unknown): Subject {
  if (!isRecord(result) || result['id'] === undefined) return { id: '', username: '' };
  return { id: String(result['id']), username: String(result['username'] ?? '') };
}

/** Which change it was, where nobody says: one that was made in the panel, say. */
function difference(before: unknown, after: unknown): AccountAction {
  if (!isRecord(before) || !isRecord(after)) return 'changed';
  const differs = (name: string) => before[name] !== after[name];
  // One that was cleared shuts nobody out, as one that is not ticked.
  const isBlocked = after['blocked'] === true;
  if ((before['blocked'] === true) !== isBlocked) return isBlocked ? 'disabled' : 'enabled';
  if (differs('password')) return 'password-set';
  return differs('username') ? 'renamed' : 'changed';
}
