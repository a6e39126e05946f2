import type { Activity } from '../people/activity';
import { DASHBOARD_ACTIVITY } from './dashboard';

/** So many of the newest things are looked through for those that are told. */
export const ACTIVITY_LOOKED_AT = 60;
/** At most so many of those that are told are sign-ins, as long as there are changes. */
const SIGN_INS = 2;

const isSignIn = ({ action }: Activity) => action === 'signed-in' || action === 'refused';

/** What is told of the things that were done last: who changed what, and a few sign-ins among it, in their order. */
export function recentActivity(entries: readonly Activity[]): Activity[] {
  const signIns = entries.filter(isSignIn);
  const changes = entries.filter((entry) => !isSignIn(entry));
  const room = Math.min(signIns.length, Math.max(SIGN_INS, DASHBOARD_ACTIVITY - changes.length));
  const told = new Set([...signIns.slice(0, room), ...changes.slice(0, DASHBOARD_ACTIVITY - room)]);
  return entries.filter((entry) => told.has(entry)).slice(0, DASHBOARD_ACTIVITY);
}
