import { VISITED_STORAGE } from '../lib/storage-names';

/** What the tools keep on the site's own address, by how the names begin. What they keep on their own is not ours to delete. */
const COOKIES = /^(_g(?:a|id|cl_)|__utm|_dc_gtm_|_hj|_fbp$|_fbc$|fs_|_lr_|li_|_twclid|_twsid)/;
const NOTES = /^(_hj|_lr_|_?fs_|_ga|_gcl_|_twclid|li_)/;

/** The address and all that are above it, as a cookie may name them; '' for none. */
function domains(): string[] {
  const parts = location.hostname.split('.');
  return ['', ...parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))];
}

/** Deletes what the tools have kept in the browser under the site's address, and what our own measuring has. */
export function forgetTools(): void {
  const names = document.cookie.split(';').map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '');
  for (const name of names.filter((one) => COOKIES.test(one))) {
    for (const domain of domains()) {
      document.cookie = `${name}=; Max-Age=0; Path=/${domain === '' ? '' : `; Domain=${domain}`}`;
    }
  }
  localStorage.removeItem(VISITED_STORAGE);
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage)) if (NOTES.test(name)) storage.removeItem(name);
  }
}
