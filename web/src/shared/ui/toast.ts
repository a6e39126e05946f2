import { toast } from 'react-hot-toast/headless';
import { TOAST_MS } from '@apoti/contract/constants/business';

/** `id` of the toast that the new one takes the place of. */
const replacing = (id: string | undefined) => (id === undefined ? {} : { id });

/** Toasts of public pages: success 2 s, error 4 s, plain 4 s, loading until the same `id` says something else (P32). */
export const publicToast = {
  plain: (text: string) => toast(text, { duration: TOAST_MS.plain }),
  loading: (text: string) => toast.loading(text),
  success: (text: string, id?: string) => toast.success(text, { duration: TOAST_MS.publicSuccess, ...replacing(id) }),
  error: (text: string, id?: string) => toast.error(text, { duration: TOAST_MS.publicError, ...replacing(id) }),
};

/** The last toast of each text of the back-office. */
const lastOf = new Map<string, string>();

/** Shows a text once at a time: said again, as by a double click, the new toast takes the place of the one before. */
function sayOnce(kind: 'success' | 'error', text: string): string {
  const before = lastOf.get(text);
  // Not by the library's `id`: one that is just leaving would take the new one along.
  if (before !== undefined) toast.dismiss(before);
  const id = toast[kind](text, { duration: TOAST_MS.backOffice });
  lastOf.set(text, id);
  return id;
}

/** Toasts of the back-office: 4 s (P32). */
export const adminToast = {
  success: (text: string) => sayOnce('success', text),
  error: (text: string) => sayOnce('error', text),
};
