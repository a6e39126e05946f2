import { ownOrigin } from '../content-health/own-origin';

/** Where the figures are looked at. */
export function analyticsAddress(): string {
  return `${ownOrigin() ?? ''}/admin/analytics-dashboard`;
}
