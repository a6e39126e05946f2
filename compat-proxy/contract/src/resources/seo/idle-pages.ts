import { fixedPages } from '../../constants/fixed-pages';
import { isPath, redirectKey } from './redirects';

const PRESS_RELEASE = /^\/press-releases\/\d+$/;

/** Whether a path is one that a page may have; the back-office is left out in any case. */
function isPage(path: string): boolean {
  return fixedPages.includes(path) || PRESS_RELEASE.test(path) || path === '/admin' || path.startsWith('/admin/');
}

/** Of a list of pages those that no page of the site is at, each with what may be meant: they do nothing. Others are not looked at. */
export function idlePages(paths: readonly string[]): { path: string; meant: string | null }[] {
  return paths
    .filter((path) => isPath(path) && !isPage(redirectKey(path)))
    .map((path) => {
      const small = redirectKey(path).toLowerCase();
      return { path, meant: isPage(small) ? small : null };
    });
}
