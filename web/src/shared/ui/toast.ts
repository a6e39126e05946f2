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

/** Toasts of the back-office: 4 s (P32). */
export const adminToast = {
  success: (text: string) => toast.success(text, { duration: TOAST_MS.backOffice }),
  error: (text: string) => toast.error(text, { duration: TOAST_MS.backOffice }),
};
