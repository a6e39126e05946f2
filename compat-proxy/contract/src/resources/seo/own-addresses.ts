import { serverFiles } from '../../constants/site-paths';
import { FORGOT_PATH, INVITATION_PATH, RESET_PATH } from '../auth/password-paths';
import { UNSUBSCRIBE_PATH } from '../newsletter/unsubscribe';

/** With all that is below them. */
const FOLDERS = [
  '/api',
  '/admin',
  '/uploads',
  '/assets',
  '/login',
  '/healthz',
  '/readyz',
  '/offline',
  '/preview-frame',
  UNSUBSCRIBE_PATH,
  FORGOT_PATH,
  RESET_PATH,
  INVITATION_PATH,
];
const CALENDAR_FILE = /^\/events\/[^/]+\.ics$/;

/**
 * Whether an address, in small letters and without a slash at its end, is the product's own, besides its pages: it answers there by
 * itself, so that a redirect from there would do nothing, or lock people out.
 */
export function isOwnAddress(path: string): boolean {
  const isFile = serverFiles.some((file) => file === path) || CALENDAR_FILE.test(path);
  return isFile || FOLDERS.some((own) => path === own || path.startsWith(`${own}/`));
}
