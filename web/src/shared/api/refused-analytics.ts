import { REFUSED_HEADER } from '@apoti/contract/constants/analytics';

/**
 * Goes with what a visitor sends: the server counts what it accepts (A20), but not of who was asked about analytics and said no.
 * A server of another address does not know it.
 */
export function refusedAnalytics(): Record<string, string> {
  const isOurs = (import.meta.env.VITE_API_BASE ?? '') === '';
  return isOurs && document.documentElement.dataset['measured'] === 'no' ? { [REFUSED_HEADER]: '1' } : {};
}
