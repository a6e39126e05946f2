import { AsyncLocalStorage } from 'node:async_hooks';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

/** Who changed something: `id` names the account for programs, `name` for people. */
export type Author = { id: string; name: string };

const current = new AsyncLocalStorage<Author>();

/** Runs `work` in somebody's name, through whatever door it changes something. */
export function runAs<T>(author: Author, work: () => Promise<T>): Promise<T> {
  return current.run(author, work);
}

/** Who is changing something right now: whoever `runAs` says, else the person whom the panel or the API has signed in. */
export function currentAuthor(strapi: Strapi): Author {
  const known = current.getStore();
  if (known) return known;
  const state = requestState(strapi);
  const user = isRecord(state['user']) ? state['user'] : null;
  if (user === null) return { id: 'system', name: 'System' };
  return { id: `${isPanelUser(state) ? 'panel' : 'person'}:${String(user['id'])}`, name: nameOfUser(user) };
}

/**
 * Whether something is changed through one of Strapi's own doors, by whom Strapi has let in: a user of the panel, or a token. Work of
 * ours, which knows itself who may do it, is named by `runAs` or asked for by the proxy.
 */
export function isByStrapisDoor(strapi: Strapi): boolean {
  return current.getStore() === undefined && strategyOf(requestState(strapi)) !== undefined;
}

function requestState(strapi: Strapi): Record<string, unknown> {
  const context: unknown = strapi.requestContext.get();
  return isRecord(context) && isRecord(context['state']) ? context['state'] : {};
}

/** How Strapi let somebody in; undefined where it was not asked. */
function strategyOf(state: Record<string, unknown>): unknown {
  const auth = isRecord(state['auth']) ? state['auth'] : {};
  const strategy = isRecord(auth['strategy']) ? auth['strategy'] : {};
  return strategy['name'];
}

/** By signing in, or by a token that stands for a user of the panel. */
const PANEL_STRATEGIES: unknown[] = ['admin', 'admin-token'];

const isPanelUser = (state: Record<string, unknown>) => PANEL_STRATEGIES.includes(strategyOf(state));

/** What a user of the panel or of the back-office is called in lists of what was done. */
export function nameOfUser(user: Record<string, unknown>): string {
  const full = [user['firstname'], user['lastname']]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ');
  return full || String(user['username'] ?? user['email'] ?? user['id']);
}
