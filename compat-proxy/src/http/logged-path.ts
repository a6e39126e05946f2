import { UNSUBSCRIBE_PATH } from '@apoti/contract';

/**
 * An address as the log may have it: without its query, and without what stands behind the path of a link to unsubscribe,
 * with which anybody could end that subscription.
 */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  const link = `${UNSUBSCRIBE_PATH}/`;
  const place = path.toLowerCase().indexOf(link);
  return place === -1 ? path : `${path.slice(0, place)}${link}…`;
}
