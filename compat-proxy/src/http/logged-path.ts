import { secretPaths } from '@apoti/contract';

/**
 * An address as the log may have it: without its query, and without what stands behind the path of a link to unsubscribe or to
 * set a new password, with which anybody could do so.
 */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  for (const link of secretPaths) {
    const place = path.toLowerCase().indexOf(link);
    if (place !== -1) return `${path.slice(0, place)}${link}…`;
  }
  return path;
}
